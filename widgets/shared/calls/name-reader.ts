/**
 * Names a reader who may be unknown yet, so that calls that cross are one reader's, whichever answer comes first; or
 * who had a name when something was kept, for the cookie ends with the browser. The server's own cookie takes the place
 * of this one; scripts can neither see it nor write over it.
 */
export function nameReader(name: unknown = Math.random()): void {
  try {
    if (!/(^| )reader=/.test(document.cookie)) document.cookie = `reader=${String(name)};path=/`;
  } catch {
    // A reader without cookies is known by the page's key.
  }
}
