/** The articles that each peer has: the one that is measured by itself, and the two of a session. */
export const articles: readonly string[] = ['1001', '1041', '1030'];

/** The pages that each peer has: folders of the site. */
export const peerPages: readonly string[] = ['.', ...articles.map(id => `news/${id}`)];
