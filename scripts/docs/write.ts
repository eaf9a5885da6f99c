// `npm run docs`: writes what the documents say of the build.
import { writeFile } from 'node:fs/promises';
import { documents } from './documents.ts';

for (const { path, written } of documents) await writeFile(path, await written());
