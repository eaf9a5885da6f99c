import { statSync, utimesSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openNewsroom } from '../../fixtures/server/testing/newsroom.ts';
import { removeOldAssets, renewAssets, writeAsset } from '../../scripts/build/assets.ts';
import { freshFolder } from '../../scripts/test/fresh-folder.ts';

/** Files of two builds in one folder; the newsroom deploys a newer build over the older one. */
const yesterday = { 'kernel-AAAAA.js': 'import("/assets/poll-AAAA.js")', 'poll-AAAA.js': 'old poll', 'chunk-SAME.js': 'shared' };
const today = { 'kernel-BBBBB.js': 'import("/assets/poll-BBBB.js")', 'poll-BBBB.js': 'new poll', 'chunk-SAME.js': 'shared' };

const day = 24 * 60 * 60 * 1000;
const { at } = freshFolder();

async function build(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeAsset(at(), name, Buffer.from(text));
  await removeOldAssets(at());
}

/** Makes the files of earlier builds `days` days old. */
function age(files: Readonly<Record<string, string>>, days: number): void {
  for (const path of Object.keys(files).map(name => at(name))) {
    // The files get their times from the disk's clock, which a test cannot set.
    const time = (statSync(path).mtimeMs - days * day) / 1000;
    utimesSync(path, time, time);
  }
}

async function served(name: string, encoding: string): Promise<Response> {
  return openNewsroom({ assetFolder: at() }).get(`/assets/${name}`, { 'accept-encoding': encoding });
}

test('a page cached yesterday finds its kernel and chunks after a newer build', async () => {
  await build(yesterday);
  age(yesterday, 1);
  await build(today);
  for (const [name, text] of Object.entries(yesterday)) {
    const response = await served(name, 'identity');
    expect(response.status, name).toBe(200);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect((await served(name, 'br')).headers.get('content-encoding'), name).toBe('br');
  }
});

test('a page cached yesterday finds its files after a newer build, even from a build 40 days old', async () => {
  await build(yesterday);
  age(yesterday, 40);
  await renewAssets(at(), [...Object.keys(yesterday), 'gone.js']);
  await build(today);
  for (const name of Object.keys(yesterday)) expect((await served(name, 'identity')).status, name).toBe(200);
});

test('a page of the newer build gets the newer chunks', async () => {
  await build(yesterday);
  await build(today);
  for (const [name, text] of Object.entries(today)) expect(await (await served(name, 'identity')).text()).toBe(text);
});

test('files that no build of the last 30 days names are deleted, and the others stay', async () => {
  await build(yesterday);
  age(yesterday, 31);
  await build(today);
  for (const encoding of ['identity', 'br', 'gzip']) {
    expect((await served('poll-AAAA.js', encoding)).status).toBe(404);
    expect((await served('chunk-SAME.js', encoding)).status).toBe(200);
  }
});

test('two contents with one file name are refused, because browsers\' caches would mix them up', async () => {
  await build(yesterday);
  await expect(build({ 'poll-AAAA.js': 'another poll' })).rejects.toThrow('poll-AAAA.js');
});
