import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { lackingInFirefox } from '../engines/firefox.ts';
import { lackingInWebKit } from '../engines/webkit/webkit.ts';

test('every flow that Firefox or WebKit lacks is the name of a test', async () => {
  // The databases of tests that run meanwhile are not this list's.
  const env = { ...process.env, NIGHTLY: '1', E2E_DATABASES: tmpdir() };
  const flags = ['playwright', 'test', 'tests/flows', '--list', '--project=preact', '--reporter=list'];
  const { stdout } = await promisify(execFile)('npx', flags, { env });
  expect([...lackingInFirefox, ...lackingInWebKit].filter(title => !title.test(stdout))).toEqual([]);
});
