/** A draft belongs to a form on a page. */
export const draftIdOf = (url: string): string => `${location.pathname} ${url}`;
