import { expect, test } from 'vitest';
import { compare } from './compare.ts';

test.each([
  [['HEAD', '.', '--metrics', 'lcp'], 'Visits of a comparison do not say lcp; what they say is bytes.html, '],
  [['HEAD', '.', '--metrics', 'speed'], 'There is no metric "speed"'],
  [['HEAD', '.', '--metrics', 'cpu.load', '--only', 'exact'], '--metrics cpu.load and --only exact have nothing in common'],
  [['HEAD'], 'Say what is compared with what'],
])('%j is refused before anything is built or measured', async (args, sentence) => {
  await expect(compare(args)).rejects.toThrow(sentence);
});
