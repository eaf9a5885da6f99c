/**
 * Sets a `reader` cookie unless there is one, so that the server knows that parallel calls come from the same reader.
 * Retries pass the name of the first try, because the cookie ends with the browser session. The server later replaces
 * the cookie with its own, which scripts can neither read nor overwrite.
 */
export function nameReader(name: unknown = Math.random()): void {
  try {
    if (!/(^| )reader=/.test(document.cookie)) document.cookie = `reader=${String(name)};path=/`;
  } catch {
    // Without cookies, the server knows a reader by the page's key.
  }
}
