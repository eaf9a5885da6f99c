// `npm run docs`: writes the documents anew.
import { writeFile } from 'node:fs/promises';
import { documents } from './documents.ts';

for (const { path, written } of documents) await writeFile(path, await written());
