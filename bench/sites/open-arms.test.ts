import { expect, test } from 'vitest';
import { openArm, twinOf } from './open-arms.ts';
import { freshFolder } from '../../scripts/test/fresh-folder.ts';

const { at } = freshFolder();

test('a twin is the same address or folder with blocked scripts', async () => {
  expect(await openArm('twin', 'twin:https://gazette.example/')).toMatchObject({
    address: 'https://gazette.example/',
    isScriptless: true,
  });
  const arm = await openArm('twin', twinOf(at()));
  expect(arm).toMatchObject({ name: 'twin', isScriptless: true });
  await arm.stop();
});

test.each(['gazette.example', './nowhere', 'https://'])('openArm refuses "%s" with a message', async asked => {
  await expect(openArm('site', asked)).rejects.toThrow(`"${asked}" is not preact, react, twin, an address or a folder of pages.`);
});
