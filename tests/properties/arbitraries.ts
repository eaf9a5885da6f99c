import fc from 'fast-check';
import { fa } from '../../widgets/shared/print/messages/fa.ts';
import type { Messages } from '../../widgets/shared/print/messages/messages.ts';

const persian = Array.from('ابپتچگکی‌ءآۀًّ۰۹٪،؟«» ');
const markup = Array.from('<>&"\'`={}/$#;!-');
const anything = fc.string({ unit: 'grapheme', maxLength: 2 });
const unit = fc.oneof(fc.constantFrom(...markup), fc.constantFrom(...persian), anything);

/** A sentence as a CMS may hold it: in any script, full of what HTML gives a meaning to. */
export const sentence: fc.Arbitrary<string> = fc
  .array(unit, { minLength: 1, maxLength: 12 })
  .map(units => units.join('').trim())
  .filter(text => text !== '');

export const id: fc.Arbitrary<string> = fc.bigInt({ min: 1n, max: 10n ** 18n }).map(String);
export const count: fc.Arbitrary<number> = fc.nat();
export const language: fc.Arbitrary<string> = fc.constantFrom('fa', 'en', 'ar', 'de', 'zh');

/** The sentences of a language that nobody has thought of. */
export const messages: fc.Arbitrary<Messages> = fc.record(
  Object.fromEntries(Object.keys(fa).map(name => [name, sentence])) as Record<keyof Messages, typeof sentence>,
);
