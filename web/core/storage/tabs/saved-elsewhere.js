/** Another tab saved the same game later; its word counts. */
export class SavedElsewhere extends Error {
  constructor() {
    super("another tab has saved this game since");
    this.id = "saved-elsewhere";
    this.data = {};
  }
}
