const rules = { createScriptURL: (address: string): string => address };

/** A page may make a policy once. */
let policy: typeof rules | undefined;

/** The worker of all pages is at the root of the host; where that is trusted, it may run. */
export async function registerWorker(): Promise<void> {
  policy ??= window.trustedTypes?.createPolicy('dakkeh-worker', rules) ?? rules;
  await navigator.serviceWorker.register(policy.createScriptURL('/worker.js'));
}
