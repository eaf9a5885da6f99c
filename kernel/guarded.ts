/** Returns the result of an action; undefined if the browser throws, for example because it refuses storage. */
export function guarded<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
