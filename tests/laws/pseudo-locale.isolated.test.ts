import { describe, expect, test, vi } from 'vitest';
import { htmlOf } from '../../fixtures/newsroom/pages/noted-page.ts';
import { provincesOfIran } from '../../widgets/lists/province-map/rendered-provinces.ts';
import { formsFor } from '../../widgets/page/relative-times/rendered-forms.ts';
import { methodNames } from '../../widgets/services/prayer-times/model.ts';
import { knownCities } from '../../widgets/services/prayer-times/rendered-cities.ts';
import { endlessWord, hostileText } from '../../widgets/shared/render/examples.ts';
import { languages } from '../../widgets/shared/render/languages.ts';
import type { Words } from '../../widgets/shared/render/words.ts';
import { shownWidgets } from '../../widgets/shared/testing/widgets.ts';

/** A sentence in a language that nobody speaks: between brackets, and each word of it longer by two fifths. */
const pseudo = vi.hoisted(() => (sentence: string): string => {
  const words = sentence.replace(/\{.*?\}|\p{L}[\p{L}\p{M}’]*/gu, word =>
    word.startsWith('{') ? word : word + '~'.repeat(Math.ceil(word.length * 0.4)),
  );
  return `[${words}]`;
});

vi.mock('../../widgets/shared/render/words.ts', async importOriginal => {
  const original = await importOriginal<typeof import('../../widgets/shared/render/words.ts')>();
  const wordsFor = <Name extends string>(words: Words<Name>, language: string) => {
    const sentences = Object.entries<string>(original.wordsFor(words, language));
    return Object.fromEntries(sentences.map(([name, sentence]) => [name, pseudo(sentence)]));
  };
  return { ...original, wordsFor };
});

/** Attributes that a reader is told, or that a box says later. */
const spoken = /^(aria-(label|roledescription|valuetext|description)|placeholder|title|alt|label|data-(?!mail$).+)$/;

/** Settings, addresses, zones, moments and what machines alone call things. */
const unspoken = /^([[{/#]|https?:|\d{4}-\d\d-\d\dT|[WDL]+$|\w+\/|[a-z][\w-]*$)/;

const tag = /<\/?[a-z][^\s>]*(?:\s+[^\s=>]+(?:="[^"]*")?)*\s*\/?>/gi;

/** The texts of some HTML, between its tags and in what its attributes say. */
function textsIn(html: string): string[] {
  const attributes = (html.match(tag) ?? []).flatMap(found =>
    Array.from(found.matchAll(/\s([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => ({ name, value })),
  );
  const said = attributes.filter(({ name, value }) => spoken.test(name) && !(name.startsWith('data-') && unspoken.test(value)));
  return [...html.split(tag), ...said.map(({ value }) => value)].filter(text => !text.startsWith('https://'));
}

/** Fillers of examples. */
const fillers = `${hostileText} ${endlessWord}`;

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}’~]*/gu) ?? [];

/** Cities and provinces, and what belongs to a map's address. */
const places = [
  ...(['fa', 'en', 'ur'] as const).flatMap(language => knownCities(language).flatMap(({ cities }) => cities)),
  ...provincesOfIran.flatMap(({ name, english }) => [{ name }, { name: english }]),
].flatMap(({ name }) => wordsIn(name));

/**
 * Texts other than sentences that are the same in every language, or in all of one direction; by box, with the reason.
 */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // Names of apps, and of a format.
  share: ['Telegram', 'WhatsApp', 'Bale', 'Eitaa', 'X'],
  'content-box': ['RSS'],
  // An address, as the reader would type it.
  'copy-link': wordsIn(`dakkeh.example/n from=newsletter ${encodeURIComponent(endlessWord)}`),
  // Names of languages, each in itself.
  'responsive-menu': wordsIn(Object.values(languages).map(({ name }) => name).join()),
  // Heights of a video, and the languages of its captions, each in itself.
  player: ['p', 'فارسی', 'English'],
  // Relative times from the Unicode locale data: another test has a reviewed list of them.
  'relative-times': wordsIn(['de', 'ur'].map(language => JSON.stringify(formsFor(language))).join()),
  // A reader's address and browser.
  connection: wordsIn('2001:db8:85a3::8a2e:370:7334 Samsung Internet Android'),
  // Places are there in two languages, and methods are called by the names of who made them.
  'prayer-times': [...places, ...methodNames],
  sports: ['standing', 'fixtures'],
  'province-map': [...places, ...wordsIn('province-set first')],
};

/** Words that no sentence of the box has: they are given, or written into it. Days are the Unicode locale data's. */
function unsaid(html: string): string[] {
  const withoutDates = html.replace(/<(\w+) class="(?:prayer-dates|sports-date)".*?<\/\1>/g, '');
  const words = textsIn(withoutDates).flatMap(text => wordsIn(text.replace(/&\w+;|\{\{?\w+\}\}?/g, ' ')));
  return words.filter(word => !word.includes('~') && !fillers.includes(word));
}

/** Words that stand in a box whatever it is given: what it is given in Persian and in English has none in common. */
const writtenIn = (inPersian: string, inEnglish: string): string[] => {
  const english = new Set(unsaid(inEnglish));
  return [...new Set(unsaid(inPersian))].filter(word => english.has(word));
};

describe.each(shownWidgets)('$name', ({ name, examples }) => {
  test.each(['de', 'ur'] as const)('says nothing that is not a sentence of its own (%s)', language => {
    for (const [state, { render }] of Object.entries(examples.states).filter(([called]) => called !== 'hostile')) {
      const found = writtenIn(htmlOf(render('fa', language)), htmlOf(render('en', language)));
      expect.soft(found.filter(word => !exceptions[name]?.includes(word)), state).toEqual([]);
    }
  });
});

test.each([
  ['<p>Like</p>', ['Like']],
  ['<button aria-label="Close" data-error="Try again">×</button>', ['Close', 'Try', 'again']],
  ['<input placeholder="نام">', ['نام']],
  [`<p title="${pseudo('Votes: {n}')}" class="total" data-load="tap">${pseudo('{n} people')}</p>`, []],
])('a sentence that is written into %s is found', (html, words) => {
  expect(writtenIn(`${html}<p>خبر</p>`, `${html}<p>News</p>`).sort()).toEqual(words.sort());
});
