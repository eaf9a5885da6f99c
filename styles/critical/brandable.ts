/** The sheets that say what the tokens are, in the schemes and languages. */
const sheetsOfTokens = ['tokens', 'dark', 'english', 'arabic-script', 'other-scripts'];

/**
 * A built sheet whose tokens a page can set in one place: `--ink` is the `--dakkeh-ink` of the page, and without one
 * what it was. A sheet that sets no tokens stays as it is.
 */
export const brandable = (name: string, css: string): string =>
  sheetsOfTokens.includes(name) ? css.replace(/(?<=[{;])--([\w-]+):([^;}]+)/g, '--$1:var(--dakkeh-$1,$2)') : css;
