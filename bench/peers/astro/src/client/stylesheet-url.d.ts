declare module '*.css?url' {
  export default '';
}
