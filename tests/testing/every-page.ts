import { definitions } from '../../fixtures/newsroom/pages/all-pages.ts';

const documents = [
  ['the search of documents', '/docs?q=captions', 'layout'],
  ['a document', '/docs/widgets'],
] as const;

const samples = [...definitions.flatMap(page => page.samples?.(Date.now()) ?? []), ...documents];

/** What all pages have to be is tried on these: names and addresses. */
export const everyPage = samples.map(([name, address]) => [name, address] as const);

/** One page of each layout. */
export const pageOfEachLayout = samples
  .filter(([, , layout]) => layout)
  .map(([name, address]) => [name, address] as const);
