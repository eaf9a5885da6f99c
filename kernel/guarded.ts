/** What an action returns; undefined where the browser refuses it, as it may refuse to keep anything for a site. */
export function guarded<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
