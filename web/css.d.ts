/** A style sheet beside the component that it dresses, as the build hands it to Lit. */
declare module "*.css" {
  const sheet: import("lit").CSSResult;
  export default sheet;
}
