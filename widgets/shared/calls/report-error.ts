/** Says at a box what went wrong while it works; the box stays as it was. */
export function reportError(box: Element, detail: unknown): void {
  box.dispatchEvent(new CustomEvent('widget:error', { bubbles: true, detail }));
}
