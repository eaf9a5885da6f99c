const rules = {
  createScriptURL: (address: string): string => address,
  createHTML: (html: string): string => html,
};

/** Created once, because a page may create each policy only once. */
let policy: typeof rules | undefined;

/**
 * Returns the Trusted Types policy for the worker's URL and for saved pages: their HTML, which is only parsed, and the
 * URLs of their scripts.
 */
export function trusted(): typeof rules {
  policy ??= window.trustedTypes?.createPolicy('dakkeh-worker', rules) ?? rules;
  return policy;
}
