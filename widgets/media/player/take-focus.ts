/** Focuses the player, unless focus has moved elsewhere on the page. */
export function takeFocus(media: HTMLMediaElement): void {
  const { activeElement, body } = document;
  const isHere = activeElement === body || media.closest('.player')?.contains(activeElement);
  if (isHere) media.focus({ preventScroll: true });
}
