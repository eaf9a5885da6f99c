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
