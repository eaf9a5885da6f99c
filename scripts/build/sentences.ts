import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { attributeName, type Sentences, sentencesFor, type Table } from '../../widgets/shared/render/table.ts';
import { writtenLanguages } from '../../widgets/shared/render/words.ts';
import { contentHash, sharedFolder } from '../../widgets/package/content-hash.ts';
import { root } from './paths.ts';
import { widgetFolders } from './widget-folders.ts';

/** Tables of all widgets, by name. */
const tables = await Promise.all(
  globSync('widgets/!(shared)/*/table.ts', { cwd: root }).sort().map(async path => {
    const table = (await import(pathToFileURL(resolve(root, path)).href)) as Table;
    return [basename(dirname(path)), table] as const;
  }),
);

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/** Returns the optional sentences of all boxes in a language: by widget, selector and attribute. */
export const sentencesIn = (code: string): Record<string, ReturnType<Sentences>> =>
  Object.fromEntries(tables.flatMap(([name, table]) => (table.sentences ? [[name, sentencesFor(table, code)]] : [])));

const attributes = (names: Readonly<Record<string, string>> = {}): string =>
  Object.keys(names).map(name => `[${attributeName(name)}]`).join('');

/** Returns selectors for a box with all its sentences, and for an element in it that lacks one. */
function selectorsOf({ '': own, ...inside }: ReturnType<Sentences>): [whole: string, lacking?: string] {
  const lacking = Object.entries(inside).map(([selector, names]) => `:is(${selector}):not(${attributes(names)})`);
  return [attributes(own) || '*', ...(lacking.length > 0 ? [lacking.join()] : [])] as [string, string?];
}

/** Returns a script for each language with its optional sentences, and constants for the widgets. */
export function sentenceFiles(): { files: Map<string, string>; define: Record<string, string> } {
  const texts = writtenLanguages.map(code => [code, `export default ${JSON.stringify(sentencesIn(code))};\n`] as const);
  const hash = contentHash(texts.map(([, text]) => text).join(''));
  const views = new Set(widgetFolders().filter(({ hasView }) => hasView).map(({ name }) => name));
  const selectors = Object.entries(sentencesIn('en'))
    .filter(([name]) => views.has(name))
    .map(([name, sentences]) => [name, selectorsOf(sentences)] as const);
  return {
    files: new Map(texts.map(([code, text]) => [`${sharedFolder}/sentences-${code}-${hash}.js`, text])),
    // A string, because an object would become a chunk of its own that all widgets load.
    define: mapValues({ SENTENCES_HASH: hash, SENTENCES: JSON.stringify(Object.fromEntries(selectors)) }, text =>
      JSON.stringify(text),
    ),
  };
}
