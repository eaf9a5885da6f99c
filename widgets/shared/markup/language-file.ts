/** Messages by selector and by their name in `dataset`. The empty selector is the box itself. */
type BoxSentences = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Messages of a language that boxes may leave out, by widget. */
export type LanguageFile = Readonly<Record<string, BoxSentences | undefined>>;

/** Hash in the file names, which the build inserts. */
declare const SENTENCES_HASH: string;

/**
 * Imports the messages of a language. A script, unlike a fetched file, needs no further permission of the page's
 * policy.
 */
export async function languageFile(code: string): Promise<LanguageFile> {
  const address = new URL(`../shared/sentences-${code}-${SENTENCES_HASH}.js`, import.meta.url).href;
  // Some browsers never retry a failed URL, so the second try adds a query.
  const file = (await import(/* @vite-ignore */ address).catch(() => import(/* @vite-ignore */ `${address}?r=1`))) as { default: LanguageFile };
  return file.default;
}
