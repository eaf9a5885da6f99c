/** Scripts, styles, fonts and pictures; no films, and no answers. What comes from a shelf already is not looked for. */
const keptFile = /^\/(?!kept\/).+\.(js|css|woff2|webp|avif|jpe?g|png|svg)$/;

/** Paths of what this page has loaded from its own host. */
export const usedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && keptFile.test(pathname))
    .map(({ pathname }) => pathname);

/** What pages of the same build have in common. */
export const usedCode = (): string[] => usedFiles().filter(path => /\.(js|css|woff2)$/.test(path));
