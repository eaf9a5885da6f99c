import { readFileSync } from 'node:fs';

const sheets = ['tokens', 'base', 'parts', 'charts', 'print'];

/** The styles of the report, for its style element. */
export const readStyles = (): string =>
  sheets.map(name => readFileSync(new URL(`styles/${name}.css`, import.meta.url), 'utf8')).join('\n');
