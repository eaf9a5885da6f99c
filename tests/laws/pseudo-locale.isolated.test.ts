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

/** Marks a sentence as translated: adds brackets, and makes each word 40 % longer with `~`. */
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

/** Attributes that a reader sees or hears at once or later. */
const spoken = /^(aria-(label|roledescription|valuetext|description)|placeholder|title|alt|label|data-(?!mail$).+)$/;

/** Values that are not for readers: settings, addresses, time zones, dates, and names for programs. */
const unspoken = /^([[{/#]|https?:|\d{4}-\d\d-\d\dT|[WDL]+$|\w+\/|[a-z][\w-]*$)/;

const tag = /<\/?[a-z][^\s>]*(?:\s+[^\s=>]+(?:="[^"]*")?)*\s*\/?>/gi;

/** Returns the text of some HTML: between its tags and in its attributes. */
function textsIn(html: string): string[] {
  const attributes = (html.match(tag) ?? []).flatMap(found =>
    Array.from(found.matchAll(/\s([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => ({ name, value })),
  );
  const said = attributes.filter(({ name, value }) => spoken.test(name) && !(name.startsWith('data-') && unspoken.test(value)));
  return [...html.split(tag), ...said.map(({ value }) => value)].filter(text => !text.startsWith('https://'));
}

/** Filler text of examples. */
const fillers = `${hostileText} ${endlessWord}`;

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}’~]*/gu) ?? [];

/** Words in the names of cities and provinces. */
const places = [
  ...(['fa', 'en', 'ur'] as const).flatMap(language => knownCities(language).flatMap(({ cities }) => cities)),
  ...provincesOfIran.flatMap(({ name, english }) => [{ name }, { name: english }]),
].flatMap(({ name }) => wordsIn(name));

/**
 * Untranslated texts that are allowed, by box. They are the same in every language, or in all with the same direction.
 */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // Names of apps and of a format.
  share: ['Telegram', 'WhatsApp', 'Bale', 'Eitaa', 'X'],
  'content-box': ['RSS'],
  // An address as a reader would type it.
  'copy-link': wordsIn(`dakkeh.example/n from=newsletter ${encodeURIComponent(endlessWord)}`),
  // Names of languages, each in its own language.
  'responsive-menu': wordsIn(Object.values(languages).map(({ name }) => name).join()),
  // Heights of a video, and the languages of its captions, each in its own language.
  player: ['p', 'فارسی', 'English'],
  // Relative times from the Unicode locale data, which another test reviews.
  'relative-times': wordsIn(['de', 'ur'].map(language => JSON.stringify(formsFor(language))).join()),
  // A reader's IP address and browser.
  connection: wordsIn('2001:db8:85a3::8a2e:370:7334 Samsung Internet Android'),
  // Places have names in two languages only, and calculation methods have the names of their authors.
  'prayer-times': [...places, ...methodNames],
  sports: ['standing', 'fixtures'],
  'province-map': [...places, ...wordsIn('province-set first')],
};

/**
 * Returns words that come from no sentence of the box: from data or written into the markup. Skips dates, which come
 * from the Unicode locale data.
 */
function unsaid(html: string): string[] {
  const withoutDates = html.replace(/<(\w+) class="(?:prayer-dates|sports-date)".*?<\/\1>/g, '');
  const words = textsIn(withoutDates).flatMap(text => wordsIn(text.replace(/&\w+;|\{\{?\w+\}\}?/g, ' ')));
  return words.filter(word => !word.includes('~') && !fillers.includes(word));
}

/** Returns words that are in the box with Persian and with English data, so they are written into the markup. */
const writtenIn = (inPersian: string, inEnglish: string): string[] => {
  const english = new Set(unsaid(inEnglish));
  return [...new Set(unsaid(inPersian))].filter(word => english.has(word));
};

describe.each(shownWidgets)('$name', ({ name, examples }) => {
  test.each(['de', 'ur'] as const)('shows no text outside of its translated sentences (%s)', language => {
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
])('a sentence written into the markup is found: %s', (html, words) => {
  expect(writtenIn(`${html}<p>خبر</p>`, `${html}<p>News</p>`).sort()).toEqual(words.sort());
});
