import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectsOf } from './effects.ts';
import { type Interaction, namedInteraction } from './interactions.ts';
import type { Word } from './page-side.ts';
import type { SentRequest } from './watch-taps.ts';

const vote: Interaction = { widget: 'like', box: '[data-widget=like]', target: 'button', seen: '[data-widget]', reads: 'words', isOnce: true };
const letters: Interaction = { ...vote, widget: 'font-size', reads: 'size', isOnce: false };
/** Start of the page, in seconds of the machine's clock. */
const start = 1000;

const landed: Word[] = [
  { kind: 'landed', at: 100, state: '15', path: '/rest/rateNews' },
  { kind: 'lifted', at: 110 },
];
const changed = (at: number, state = '16'): Word => ({ kind: 'changed', at, state });
const sentAt = (at: number, more: Partial<SentRequest> = {}): SentRequest => ({
  path: '/rest/rateNews',
  isPage: false,
  timestamp: start + at / 1000,
  answered: { timestamp: start + (at + 20) / 1000, status: 200 },
  ...more,
});

const countOf = (sent: SentRequest[], words = [...landed, changed(400)]): number =>
  effectsOf(vote, { words, sent, start }).count;

test('a vote sent once and shown has one effect, timed from the lifted finger', () => {
  const effects = effectsOf(vote, { words: [...landed, changed(400)], sent: [sentAt(260)], start });
  expect(effects.count).toBe(1);
  expect(effects.time).toBeCloseTo(150);
  expect(effects.at).toBeCloseTo(260);
});

test('a vote that is not sent is lost', () => {
  expect(countOf([])).toBe(0);
  expect(countOf([sentAt(260, { path: '/rest/visit' })])).toBe(0);
  expect(countOf([sentAt(50)])).toBe(0);
});

test('a vote sent without a visible effect is lost to the reader', () => {
  expect(countOf([sentAt(260)], landed)).toBe(0);
});

test('a vote sent twice counts twice, unless the first was refused', () => {
  expect(countOf([sentAt(260), sentAt(270)])).toBe(2);
  expect(countOf([sentAt(260, { answered: { timestamp: start + 0.3, status: 403 } }), sentAt(310)])).toBe(1);
  expect(countOf([sentAt(260, { answered: { timestamp: start + 0.3, status: 403 } }), sentAt(290)])).toBe(2);
});

test('consecutive plain forms are one vote; a script\'s request in addition is another', () => {
  const page = { isPage: true };
  expect(countOf([sentAt(200, page), sentAt(260, page)], landed)).toBe(1);
  expect(countOf([sentAt(200, page), sentAt(260)], landed)).toBe(2);
});

test('a named tap has its effect at the given element, with or without a request', () => {
  const named = namedInteraction('#menu-button');
  const effectsIn = (words: Word[], sent: SentRequest[] = []) => effectsOf(named, { words, sent, start }).count;
  expect(effectsIn([...landed, changed(400)])).toBe(1);
  expect(effectsIn(landed)).toBe(0);
  expect(effectsIn([...landed, changed(400)], [sentAt(260), sentAt(270)])).toBe(2);
});

test('larger text has as many effects as steps, in any number of changes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 5 }), steps => {
      let size = 15;
      const changes = steps.map((step, index) => changed(200 + index, String((size += step))));
      expect(effectsOf(letters, { words: [...landed, ...changes], sent: [], start }).count).toBe(size - 15);
    }),
  );
});

test('a tap without an effect has no time', () => {
  expect(effectsOf(letters, { words: landed, sent: [], start })).toEqual({ count: 0, time: null, at: null });
});

test('effectsOf throws if no tap reached the page', () => {
  expect(() => effectsOf(vote, { words: [changed(400)], sent: [], start })).toThrow('nothing was measured');
});
