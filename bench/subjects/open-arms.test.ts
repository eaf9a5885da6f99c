import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { nameOf, openArm, twinOf } from './open-arms.ts';

test('a twin is the same address or folder, of whose scripts none runs', async () => {
  expect(await openArm('twin', 'twin:https://gazette.example/')).toMatchObject({
    address: 'https://gazette.example/',
    isScriptless: true,
  });
  const folder = mkdtempSync(`${tmpdir()}/dakkeh-twin-`);
  const arm = await openArm('twin', twinOf(folder));
  expect(arm).toMatchObject({ name: 'twin', isScriptless: true });
  await arm.stop();
  rmSync(folder, { recursive: true });
});

test('our own pages have a twin that the server prints', () => {
  expect(twinOf('preact')).toBe('twin');
});

test('what is asked for has a short name', () => {
  expect(nameOf('https://gazette.example/about')).toBe('gazette.example');
  expect(nameOf('./public/')).toBe('public');
  expect(nameOf('twin:https://gazette.example/')).toBe('twin of gazette.example');
});

test.each(['gazette.example', './nowhere', 'https://'])('"%s" is nothing that can be opened, which is a sentence', async asked => {
  await expect(openArm('site', asked)).rejects.toThrow(`"${asked}" is not preact, react, twin, an address or a folder of pages.`);
});
