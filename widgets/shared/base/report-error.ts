/** Reports an error of a box that continues to work. Logs it too, unless a listener cancels the event. */
export function reportError(box: Element, detail: unknown): void {
  const isUnheard = box.dispatchEvent(new CustomEvent('widget:error', { bubbles: true, cancelable: true, detail }));
  if (isUnheard) console.error(box, detail);
}
