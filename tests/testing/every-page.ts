import { definitions } from '../../fixtures/newsroom/pages/all-pages.ts';

type NamedPage = readonly [name: string, address: string];

const samples = [
  ...definitions.flatMap(page => page.samples?.(Date.now()) ?? []),
  ['the search of documents', '/docs?q=captions', 'layout'] as const,
  ['a document', '/docs/widgets'] as const,
];

export const pageOfEachLayout: readonly NamedPage[] = samples
  .filter(([, , layout]) => layout)
  .map(([name, address]) => [name, address]);

/** Pages for tests that hold for all pages: one of each layout, pages with other parts, and other languages. */
export const everyPage: readonly NamedPage[] = [
  ...pageOfEachLayout,
  ...samples.filter(([, , layout]) => !layout).map(([name, address]): NamedPage => [name, address]),
];
