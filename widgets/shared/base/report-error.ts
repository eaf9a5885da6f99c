/** Says what went wrong at a box that goes on working, and in the console unless that is cancelled. */
export function reportError(box: Element, detail: unknown): void {
  const isUnheard = box.dispatchEvent(new CustomEvent('widget:error', { bubbles: true, cancelable: true, detail }));
  if (isUnheard) console.error(box, detail);
}
