import { resolve } from 'node:path';
import { root } from '../build/paths.ts';
import { renderCalls } from './render-calls.ts';
import { loadReferences } from './references.ts';
import { renderTokens } from './token-table.ts';
import { widgetsReadme, writtenWidgetsReadme } from './widget-table.ts';

/** The documents that are written by what the build and the widgets say: where each is, and what it has to be. */
export const documents: readonly { path: string; written: () => Promise<string> }[] = [
  { path: widgetsReadme, written: writtenWidgetsReadme },
  { path: resolve(root, 'widgets/CALLS.md'), written: async () => renderCalls(await loadReferences()) },
  { path: resolve(root, 'styles/TOKENS.md'), written: () => Promise.resolve(renderTokens()) },
];
