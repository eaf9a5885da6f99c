import { beforeEach, expect, test } from 'vitest';
import { folderSource } from './folder.ts';
import { freshFolder } from '../../../scripts/test/fresh-folder.ts';

const { at, write } = freshFolder();
beforeEach(() => {
  write('secret.txt', 'secret');
  for (const file of ['index.html', 'news/1001/index.html', 'about.html', 'app-A1B2C3.js']) write(`site/${file}`, file);
});

const ask = (path: string, method = 'GET') =>
  folderSource(at('site'))({ method, path, headers: {}, body: Buffer.alloc(0) });
const bodyOf = async (path: string): Promise<string | undefined> => (await ask(path))?.body.toString();

test('an address finds its file, its folder\'s index, or the page of its name', async () => {
  expect(await bodyOf('/')).toBe('index.html');
  expect(await bodyOf('/news/1001')).toBe('news/1001/index.html');
  expect(await bodyOf('/about?x=1')).toBe('about.html');
});

test('a path outside of the folder is not found', async () => {
  const paths = ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '//secret.txt', '/%E0%A4%A', '/nothing'];
  for (const path of paths) {
    expect(await ask(path)).toBeNull();
  }
});
