import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { field } from './field.ts';

const folder = mkdtempSync(join(tmpdir(), 'field-'));
const empty = join(folder, 'empty.tsv');
writeFileSync(empty, 'day\tkind\tnet\tmem\tbuild\tnav\tmetric\tpart\tbucket\tn\n');
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [[], 'Say where the rows are'],
  [['one', 'two'], 'Say where the rows are'],
  [[join(folder, 'none.tsv')], /none\.tsv cannot be read: ENOENT/],
  [['http://localhost:1/vitals'], 'http://localhost:1/vitals cannot be read'],
  [[empty], 'no phone has told anything yet'],
  [[empty, '--days', 'x'], '--days is "x"'],
])('a field that cannot be read is told: %j', async (args, sentence) => {
  await expect(field(args)).rejects.toThrow(sentence);
});
