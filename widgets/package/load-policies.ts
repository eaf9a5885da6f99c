/** The values of `data-load`, beside a share of page views. */
export const loadPolicies: readonly string[] = ['visible', 'rest', 'idle', 'scroll', 'tap', 'now'];
