/** The pages that are weighed and measured: one of each kind. */
export const measuredPages: Readonly<Record<string, string>> = {
  home: '/',
  article: '/news/1001',
  gallery: '/news/1301',
  topic: '/topic/society',
  person: '/person/301',
  category: '/category/photo',
  form: '/write/1',
};

/** Pages that are laid out as the topic's is: one run of Lighthouse each tells what may be wrong with them. */
export const pagesLikeTopic: ReadonlySet<string> = new Set(['person', 'category']);
