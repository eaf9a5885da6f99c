/** Sentences by the name of their attribute in `dataset`, by a selector of the elements: none is the box itself. */
type BoxSentences = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The sentences of a language that boxes may leave out, by the names of their widgets. */
export type LanguageFile = Readonly<Record<string, BoxSentences | undefined>>;

/** Written in by the build: what is in the names of all these files. */
declare const SENTENCES_HASH: string;

/** The file of a language. A script is allowed by the same policy and from the same host as what asks for it. */
export async function languageFile(code: string): Promise<LanguageFile> {
  const address = new URL(`../shared/sentences-${code}-${SENTENCES_HASH}.js`, import.meta.url).href;
  // Some browsers remember the failure of an address: the second time, another is asked for.
  const file = (await import(/* @vite-ignore */ address).catch(() => import(/* @vite-ignore */ `${address}?r=1`))) as { default: LanguageFile };
  return file.default;
}
