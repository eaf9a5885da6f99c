/** Returns the accessible name that an attribute gives to an element. */
export function givenName(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const texts = ids.map(id => document.getElementById(id)?.textContent.trim());
  return texts.join(' ').trim() || (element.getAttribute('aria-label') ?? element.getAttribute('title') ?? '').trim();
}
