/**
 * Names a reader who may be unknown yet, and says how, so that calls that cross are one reader's, whichever answer comes
 * first. The server's own cookie takes the place of this one; scripts can neither see it nor write over it. A name that
 * is handed in is that of what waits: the cookie ends with the browser.
 */
export function nameReader(name?: number): number | undefined {
  try {
    const [, known] = /(?:^| )reader=(.*?)(?:;|$)/.exec(document.cookie) ?? [];
    const reader = known ?? String(name || Math.random());
    if (!known) document.cookie = `reader=${reader};path=/`;
    return Number(reader);
  } catch {
    // Who keeps no cookies is known by the key of the page.
    return undefined;
  }
}
