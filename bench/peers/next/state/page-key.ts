/** What the votes on this page are sent with; empty before the visit is counted. */
export const pageKey = { current: '' };
