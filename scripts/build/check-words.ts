import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { writtenLanguages } from '../../widgets/shared/render/words.ts';
import { root } from './paths.ts';

type Sentences = Readonly<Record<string, string>>;

/** Lists the names to add and to take out, so that one list becomes the other. */
function changes(wanted: readonly string[], found: readonly string[]): string[] {
  return [
    ...wanted.filter(name => !found.includes(name)).map(name => `add ${name}`),
    ...found.filter(name => !wanted.includes(name)).map(name => `take out ${name}`),
  ];
}

function faultsOf(words: Readonly<Record<string, Sentences>>): string[] {
  const { fa: persian = {}, ...others } = words;
  return [
    ...changes(writtenLanguages, Object.keys(words)),
    ...Object.entries(others).flatMap(([code, sentences]) =>
      changes(Object.keys(persian), Object.keys(sentences)).map(change => `${change} in ${code}`),
    ),
  ];
}

/** Throws where a `words.json` lacks a language or what Persian says, or has more: with what to change, and where. */
export function checkWords(folder = root): void {
  const faults = globSync('widgets/**/words.json', { cwd: folder }).flatMap(path => {
    const words = JSON.parse(readFileSync(resolve(folder, path), 'utf8')) as Record<string, Sentences>;
    return faultsOf(words).map(fault => `${path}: ${fault}.`);
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
