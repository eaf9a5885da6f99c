/** Name of a stylesheet's file beside the bundled scripts; the build makes it. */
declare module '*.css' {
  const file: string;
  export default file;
}
