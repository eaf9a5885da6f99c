/** Sheets that define the tokens, for schemes and languages. */
const sheetsOfTokens = ['tokens', 'dark', 'english', 'arabic-script', 'other-scripts'];

/** Lets a page override `--ink` as `--dakkeh-ink`. Leaves a sheet without tokens as it is. */
export const brandable = (name: string, css: string): string =>
  sheetsOfTokens.includes(name) ? css.replace(/(?<=[{;])--([\w-]+):([^;}]+)/g, '--$1:var(--dakkeh-$1,$2)') : css;
