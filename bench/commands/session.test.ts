import { expect, test } from 'vitest';
import { sessionsOf, stepsOfAll } from './session.ts';

test('each site has its own steps, and "back" belongs to the preceding address', () => {
  const given = ['https://a.example/', 'https://a.example/story?x=1', 'back', 'https://b.example/', 'https://a.example/topic'];
  expect([...sessionsOf(given)].map(([site, steps]) => [site, steps.map(({ path }) => path)])).toEqual([
    ['https://a.example', ['/', '/story?x=1', null, '/topic']],
    ['https://b.example', ['/']],
  ]);
});

test.each([[['back'], 'cannot begin with "back"'], [['/story'], 'neither an address']])('%j is refused: %s', (given, sentence) => {
  expect(() => sessionsOf(given)).toThrow(sentence);
});

test('variants with few pages get only steps that all of them have', () => {
  const steps = ['/', '/story', null, '/topic', '/'].map(path => ({ name: path ?? 'back', path }));
  expect(stepsOfAll(steps, [{}, { pages: ['/', '/story'] }])).toEqual(steps.slice(0, 3));
  expect(stepsOfAll(steps, [{}])).toEqual(steps);
});
