const rules = {
  createScriptURL: (address: string): string => address,
  createHTML: (html: string): string => html,
};

/** A page may make a policy once. */
let policy: typeof rules | undefined;

/** Trusts the worker's address, and of kept pages their HTML, which is only read, and where their scripts are. */
export function trusted(): typeof rules {
  policy ??= window.trustedTypes?.createPolicy('dakkeh-worker', rules) ?? rules;
  return policy;
}
