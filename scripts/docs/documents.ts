import { widgetsReadme, writtenWidgetsReadme } from './widget-table.ts';

/** The documents that are written by the build's facts: where each is, and what it has to be. */
export const documents: readonly { path: string; written: () => Promise<string> }[] = [
  { path: widgetsReadme, written: writtenWidgetsReadme },
];
