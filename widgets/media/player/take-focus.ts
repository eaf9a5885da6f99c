/** To where the keys work the video, unless the reader is elsewhere on the page by now. */
export function takeFocus(media: HTMLMediaElement): void {
  const { activeElement, body } = document;
  const isHere = activeElement === body || media.closest('.player')?.contains(activeElement);
  if (isHere) media.focus({ preventScroll: true });
}
