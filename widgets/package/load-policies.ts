/** Values of `data-load`. A share of page views is also allowed. */
export const loadPolicies: readonly string[] = ['visible', 'rest', 'idle', 'scroll', 'tap', 'now'];
