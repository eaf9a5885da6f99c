import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { lackingInFirefox } from '../engines/firefox.ts';
import { lackingInWebKit } from '../engines/webkit/webkit.ts';

test('every flow listed as failing in Firefox or WebKit is the name of a test', async () => {
  // Other tests that run at the same time own their databases; this listing gets another folder.
  const env = { ...process.env, NIGHTLY: '1', E2E_DATABASES: tmpdir() };
  const flags = ['playwright', 'test', 'tests/flows', '--list', '--project=preact', '--reporter=list'];
  const { stdout } = await promisify(execFile)('npx', flags, { env });
  expect([...lackingInFirefox, ...lackingInWebKit].filter(title => !title.test(stdout))).toEqual([]);
});
