/** The sheets that say what the tokens are, in the schemes and languages. */
const sheetsOfTokens = ['tokens', 'dark', 'english', 'arabic-script', 'other-scripts'];

/** A page sets `--ink` as `--dakkeh-ink`; without one it is what it was. A sheet without tokens stays as it is. */
export const brandable = (name: string, css: string): string =>
  sheetsOfTokens.includes(name) ? css.replace(/(?<=[{;])--([\w-]+):([^;}]+)/g, '--$1:var(--dakkeh-$1,$2)') : css;
