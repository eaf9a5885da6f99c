/** Returns the result of an action, or undefined if it throws, for example because the browser refuses storage. */
export function guarded<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
