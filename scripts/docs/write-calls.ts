import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { root } from '../build/paths.ts';
import { printCalls } from './print-calls.ts';
import { loadReferences } from './references.ts';

// npm run docs
await writeFile(resolve(root, 'widgets/CALLS.md'), printCalls(await loadReferences()));
