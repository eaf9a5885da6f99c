// `npm start`: builds what is missing or outdated, and opens the newsstand.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { distribution } from './build/paths.ts';
import { buildIfStale } from './build/staleness.ts';

if (buildIfStale()) await import(pathToFileURL(resolve(distribution, 'origin.mjs')).href);
else process.exitCode = 1;
