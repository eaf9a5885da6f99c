import { expect, test } from 'vitest';
import { functionNamesIn } from './maps.ts';
import { positionsIn } from './places.ts';

/** Returns the function name at the place that "|" marks in a source. */
function nameAt(marked: string, fileName = 'source.tsx'): string {
  const { line, column } = positionsIn(marked)(marked.indexOf('|'));
  return functionNamesIn(fileName, marked.replace('|', ''))(line, column);
}

test.each([
  ['showPoll', '|function showPoll() {}'],
  ['showPoll', 'export async |function showPoll() {}'],
  ['showPoll', 'export default function showPoll() { |return 1; }'],
  ['showPoll', 'const showPoll = |() => 1;'],
  ['showPoll', 'const showPoll = (|async (poll) => poll) satisfies Show;'],
  ['showPoll', 'const showPoll = isFast ? |() => 1 : null;'],
  ['onVote', 'const poll = { onVote: |vote => vote };'],
  ['onVote', 'const poll = { |onVote() {} };'],
  ['onVote', 'function show({ onVote = |() => 1 }) {}'],
  ['onclick', 'button.onclick = |() => 1;'],
  ["'open'", "handlers['open'] = |() => 1;"],
  ['onClick', '<button onClick={|() => vote()}>رأی</button>'],
  ['Poll.vote', 'class Poll { |vote() {} }'],
  ['Poll.constructor', 'class Poll { |constructor() {} }'],
  ['Poll.count', 'class Poll { get |count() { return 1; } }'],
  ['Poll.count', 'class Poll { count = |() => 1; }'],
  ['map callback', 'options.map(|option => option.id)'],
  ["addEventListener('scroll') callback", "window.addEventListener('scroll', |() => 1, { passive: true })"],
  ['Promise callback', 'new Promise(|resolve => resolve(1))'],
  ['returned by show', 'function show() { return |() => 1; }'],
  ['returned by show', 'const show = () => |() => 1;'],
  ['named', 'list.forEach(|function named() {})'],
  ['anonymous', '(|() => 1)()'],
  ['(top level)', 'const one = |two;'],
  ['inner', 'function outer() { const inner = () => { |read(); }; }'],
  ['outer', 'function outer() { const inner = () => {}; |inner(); }'],
])('a place in %s: %s', (name, source) => {
  expect(nameAt(source)).toBe(name);
});

test('functionNamesIn does not parse a type assertion as an element', () => {
  expect(nameAt('const show = <T>(one: T) => |one;', 'source.ts')).toBe('show');
  expect(nameAt('const view = () => <b>{|text}</b>;', 'source.jsx')).toBe('view');
});

test('functionNamesIn returns the top level for a place beyond the end', () => {
  expect(functionNamesIn('source.ts', 'const one = 1;')(40, 12)).toBe('(top level)');
});
