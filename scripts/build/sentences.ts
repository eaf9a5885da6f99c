import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { writtenLanguages } from '../../widgets/shared/render/words.ts';
import { contentHash, sharedFolder } from '../../widgets/package/content-hash.ts';
import { root } from './paths.ts';
import { widgetFolders } from './widget-folders.ts';

/**
 * The `sentences.json` of a widget: which sentences its markup may leave out, by the name of their attribute in
 * `dataset`, by a selector of the elements (none is the box itself). A sentence is one of the widget's own words.json,
 * or of a room's: `shared/votes:failed`.
 */
type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Read = (path: string) => unknown;

/** Reads files below widgets/, each of them once: nearly all words.json are asked for each sentence anew. */
function fileReader(): Read {
  const files = new Map<string, unknown>();
  return path => {
    if (!files.has(path)) files.set(path, JSON.parse(readFileSync(resolve(root, 'widgets', path), 'utf8')));
    return files.get(path);
  };
}

/** Every `sentences.json`, by the folder of its widget. */
const foldersIn = (read: Read): Map<string, Sentences> =>
  new Map(
    globSync('*/*/sentences.json', { cwd: resolve(root, 'widgets') })
      .sort()
      .map(path => [dirname(path), read(path) as Sentences]),
  );

/** A sentence in each language. Throws where there is none of that name. */
function wordOf(reference: string, folder: string, code: string, read: Read): string {
  const [name = '', room = folder] = reference.split(':').reverse();
  const word = (read(`${room}/words.json`) as Words)[code]?.[name];
  if (word === undefined) throw new Error(`widgets/${folder}/sentences.json names ${reference}, which ${code} has not`);
  return word;
}

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/** Sentence by attribute, by selector, by widget. */
type SentencesOfAll = Record<string, Record<string, Record<string, string>>>;

/** What boxes may leave out, in a language. */
export const sentencesIn = (code: string, read = fileReader()): SentencesOfAll =>
  Object.fromEntries(
    [...foldersIn(read)].map(([folder, sentences]) => [
      basename(folder),
      mapValues(sentences, names => mapValues(names, reference => wordOf(reference, folder, code, read))),
    ]),
  );

const attribute = (name: string): string => `[data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}]`;

const attributes = (names: Readonly<Record<string, string>> = {}): string => Object.keys(names).map(attribute).join('');

/** What matches a box that has all its sentences, and what matches an element in it that lacks one. */
function selectorsOf({ '': own, ...inside }: Sentences): [whole: string, lacking?: string] {
  const lacking = Object.entries(inside).map(([selector, names]) => `:is(${selector}):not(${attributes(names)})`);
  return [attributes(own) || '*', ...(lacking.length > 0 ? [lacking.join()] : [])] as [string, string?];
}

/** A script for each language with what boxes may leave out, by its path, and what the widgets have to know of them. */
export function sentenceFiles(): { files: Map<string, string>; define: Record<string, string> } {
  const read = fileReader();
  const texts = writtenLanguages.map(code => [code, `export default ${JSON.stringify(sentencesIn(code, read))};\n`] as const);
  const hash = contentHash(texts.map(([, text]) => text).join(''));
  const views = new Set(widgetFolders().filter(({ hasView }) => hasView).map(({ name }) => name));
  const selectors = [...foldersIn(read)]
    .map(([folder, sentences]) => [basename(folder), selectorsOf(sentences)] as const)
    .filter(([name]) => views.has(name));
  return {
    files: new Map(texts.map(([code, text]) => [`${sharedFolder}/sentences-${code}-${hash}.js`, text])),
    // An object would be a chunk of its own, of all widgets.
    define: mapValues({ SENTENCES_HASH: hash, SENTENCES: JSON.stringify(Object.fromEntries(selectors)) }, text =>
      JSON.stringify(text),
    ),
  };
}
