import { definitions } from '../../fixtures/newsroom/pages/all-pages.ts';

type NamedPage = readonly [name: string, address: string];

const samples = [
  ...definitions.flatMap(page => page.samples?.(Date.now()) ?? []),
  ['the search of documents', '/docs?q=captions', 'layout'] as const,
  ['a document', '/docs/widgets'] as const,
];

/** One page of each layout. */
export const pageOfEachLayout: readonly NamedPage[] = samples
  .filter(([, , layout]) => layout)
  .map(([name, address]) => [name, address]);

/** The pages on which is tried what all pages have to be: the same layouts, those with other parts, other languages. */
export const everyPage: readonly NamedPage[] = [
  ...pageOfEachLayout,
  ...samples.filter(([, , layout]) => !layout).map(([name, address]): NamedPage => [name, address]),
];
