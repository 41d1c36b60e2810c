/** Fluent files arrive as text (esbuild loader). */
declare module "*.ftl" {
  const text: string;
  export default text;
}
