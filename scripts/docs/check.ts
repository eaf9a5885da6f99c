// After a build: whether the documents say what is so.
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from '../build/paths.ts';
import { documents } from './documents.ts';

for (const { path, written } of documents) {
  if ((await readFile(path, 'utf8')) === (await written())) continue;
  console.error(`${relative(root, path)} is not what the build says: run npm run docs`);
  process.exitCode = 1;
}
