import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheets = ['tokens', 'base', 'parts', 'charts', 'print'];

/** The styles of the report, for its style element. */
export const readStyles = (): string =>
  sheets.map(name => readFileSync(join(import.meta.dirname, 'styles', `${name}.css`), 'utf8')).join('\n');
