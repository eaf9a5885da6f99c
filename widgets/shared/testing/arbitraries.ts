import fc from 'fast-check';
import type { Words, wordsFor } from '../render/words.ts';

const persian = Array.from('ابپتچگکی‌ءآۀًّ۰۹٪،؟«» ');
const markup = Array.from('<>&"\'`={}/$#;!-');
const anything = fc.string({ unit: 'grapheme', maxLength: 2 });
const unit = fc.oneof(fc.constantFrom(...markup), fc.constantFrom(...persian), anything);

/** A sentence as a CMS may store it: in any script, with many special characters of HTML. */
export const sentence: fc.Arbitrary<string> = fc
  .array(unit, { minLength: 1, maxLength: 12 })
  .map(units => units.join('').trim())
  .filter(text => text !== '');

export const id: fc.Arbitrary<string> = fc.bigInt({ min: 1n, max: 10n ** 18n }).map(String);
export const count: fc.Arbitrary<number> = fc.nat();
export const language: fc.Arbitrary<string> = fc.constantFrom('fa', 'en', 'ar', 'de', 'zh');

const sentencesOf = (names: readonly string[]): fc.Arbitrary<Record<string, string>> =>
  fc.record(Object.fromEntries(names.map(name => [name, sentence])));

/** Invents messages of a new language. Returns the same messages for the same words. */
export function inventedWords(invent: fc.GeneratorValue): typeof wordsFor {
  const spoken = new Map<object, Record<string, string>>();
  return <Name extends string>(words: Words<Name>) => {
    const sentences = spoken.get(words) ?? invent(sentencesOf, Object.keys(words.fa));
    spoken.set(words, sentences);
    return sentences as Record<Name, string>;
  };
}
