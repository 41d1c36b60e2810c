/**
 * All that the page says when its host sends scripts or styles under a type with which no browser takes them: nothing else
 * has been loaded then.
 */
export const WRONG_TYPE = {
  de: {
    text: "Das Spiel konnte nicht geladen werden: Der Server schickt eine seiner Dateien mit einem falschen Typ, und der Browser weist sie zurück.",
    help: "Wer diese Seite betreibt, stellt auf dem Server die Typen von .js-, .css- und .wasm-Dateien ein. Wie das geht, steht in docs/hosting.md von Spieltisch.",
    again: "Erneut versuchen",
  },
  en: {
    text: "The game could not be loaded: the server sends one of its files under a wrong type, and the browser refuses it.",
    help: "Whoever runs this page sets the types of .js, .css and .wasm files on the server. How that is done stands in docs/hosting.md of Spieltisch.",
    again: "Try again",
  },
};
