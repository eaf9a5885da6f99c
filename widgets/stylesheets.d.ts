/** Name of a stylesheet's file beside the bundled scripts; the build makes it. */
declare module '*.css' {
  const file: string;
  export default file;
}

/** Name of the worker's file beside the bundled scripts; the build makes it. */
declare module 'hls.js/dist/hls.worker.js' {
  const file: string;
  export default file;
}

declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
