import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { openArm, twinOf } from './open-arms.ts';

test('a twin is the same address or folder without running scripts', async () => {
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

test.each(['gazette.example', './nowhere', 'https://'])('"%s" is refused with a sentence', async asked => {
  await expect(openArm('site', asked)).rejects.toThrow(`"${asked}" is not preact, react, twin, an address or a folder of pages.`);
});
