import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Words, writtenLanguages } from './words.ts';

type Code = keyof Words<string>;

const widgets = resolve(import.meta.dirname, '../..');
const files = globSync('**/words.json', { cwd: widgets });
const wordsOf = (file: string): Words<string> => JSON.parse(readFileSync(resolve(widgets, file), 'utf8')) as Words<string>;

/** Returns all messages of a language without placeholder names. */
const saidIn = (code: Code): string[] =>
  files.flatMap(file => Object.values(wordsOf(file)[code])).map(sentence => sentence.replace(/\{.*?\}/g, ''));

/** Names that every language writes in Latin letters. */
const borrowed = /\b(?:IP|KB|SMS|OS|PK)\b/g;

const arabic = 'ءآأؤإئابتثجحخدذرزسشصضطظعغفقلمنهو\u064b-\u0654';
const russian = 'А-Яа-яЁё';

/** Letters of each language, as a character class of a regular expression. */
const alphabets: Readonly<Record<Code, string>> = {
  ar: `${arabic}ةىيك`,
  az: `${arabic}یکپچژگۆ`,
  azc: 'АБВГҒДЕӘЖЗИЫЈКҜЛМНОӨПРСТУҮФХҺЧҸШабвгғдеәжзиыјкҝлмноөпрстуүфхһчҹш',
  azl: 'A-VX-Za-vx-zÇçƏəĞğİıÖöŞşÜü',
  bn: '\\p{Script=Bengali}',
  bs: 'A-Za-zĆćČčĐđŠšŽž',
  ckb: 'ئابپتجچحخدرڕزژسشعغفڤقکگلڵمنوۆهەیێ',
  de: 'A-Za-zÄäÖöÜüß',
  en: 'A-Za-z',
  es: 'A-Za-zÁáÉéÍíÑñÓóÚúÜü',
  fa: `${arabic}یکپچژگ`,
  fr: 'A-Za-zÀàÂâÇçÈèÉéÊêËëÎîÏïÔôŒœÙùÛû',
  ha: 'A-Za-zƁɓƊɗƘƙƳƴ',
  hi: '\\p{Script=Devanagari}',
  id: 'A-Za-z',
  it: 'A-Za-zÀàÈèÉéÌìÒòÙùº',
  ja: '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー',
  kmr: 'A-Za-zÇçÊêÎîŞşÛû',
  ms: 'A-Za-z',
  my: '\\p{Script=Myanmar}',
  pt: 'A-Za-zÀàÁáÂâÃãÇçÉéÊêÍíÓóÔôÕõÚúº',
  ru: russian,
  sw: 'A-Za-z',
  tg: `${russian}ҒғӢӣҚқӮӯҲҳҶҷ`,
  tl: 'A-Za-zÑñ',
  tr: 'A-Za-zÂâÇçĞğÎîİıÖöŞşÛûÜü',
  ur: `${arabic.replace('ه', '')}یکپچژگٹڈڑںھہۂۃے`,
  zh: '\\p{Script=Han}',
};

/** Returns the letters and marks of a message that its language does not have. */
const strayLettersIn = (sentence: string, code: Code): string[] =>
  (sentence.replace(borrowed, '').match(/[\p{L}\p{M}]/gu) ?? []).filter(
    letter => !new RegExp(`[${alphabets[code]}]`, 'u').test(letter),
  );

test.each(writtenLanguages)('the messages in %s use only the letters of its alphabet', code => {
  expect(saidIn(code).filter(sentence => strayLettersIn(sentence, code).length > 0)).toEqual([]);
});

test.each<[string, Code, string]>([
  ['an Arabic yeh in Persian', 'fa', 'راي'],
  ['a Persian yeh in Arabic', 'ar', 'رأی'],
  ['a Persian heh in Urdu', 'ur', 'هے'],
  ['a Russian letter in Azeri', 'azc', 'Голосуйте'],
  ['an English word in Burmese', 'my', 'Vote ပေးပါ'],
])('the check finds %s', (_, code, sentence) => {
  expect(strayLettersIn(sentence, code)).not.toEqual([]);
});

/** The Azeri letters that both alphabets have, in the same order. */
const latin = 'abcçdeəfgğhxıijkqlmnoöprsştuüvyz';
const cyrillic = 'абҹчдеәфҝғһхыижкглмноөпрсштуүвјз';

const azeriWords = (code: 'azl' | 'azc'): string[] =>
  saidIn(code).flatMap(sentence => sentence.toLocaleLowerCase(code === 'azl' ? 'az' : 'ru').match(/\p{L}+/gu) ?? []);

test('Azeri messages are spelled the same in Cyrillic and in Latin letters', () => {
  const spelled = new Set(azeriWords('azl').map(word => word.replace(/./gu, letter => cyrillic[latin.indexOf(letter)] ?? letter)));
  const names = ['ip'];
  expect(azeriWords('azc').filter(word => !spelled.has(word) && !names.includes(word))).toEqual([]);
});
