import { expect, test } from 'vitest';
import { freshFolder } from '../../scripts/test/fresh-folder.ts';
import { field } from './field.ts';

const { at, write } = freshFolder();

test.each([
  [[], 'Say where the rows are'],
  [['one', 'two'], 'Say where the rows are'],
  [['none.tsv'], /none\.tsv cannot be read: ENOENT/],
  [['http://localhost:1/vitals'], 'http://localhost:1/vitals cannot be read'],
  [['empty.tsv'], 'no phone has told anything yet'],
  [['empty.tsv', '--days', 'x'], '--days is "x"'],
])('a field that cannot be read is told: %j', async (args, sentence) => {
  write('empty.tsv', 'day\tkind\tnet\tmem\tbuild\tnav\tmetric\tpart\tbucket\tn\n');
  await expect(field(args.map(arg => (arg.endsWith('.tsv') ? at(arg) : arg)))).rejects.toThrow(sentence);
});
