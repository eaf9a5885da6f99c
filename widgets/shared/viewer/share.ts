import { createElement } from '../base/elements.ts';
import { createButton } from './controls.ts';
import type { Viewer } from './viewer.ts';

/** Milliseconds that the confirmation of a copied address stays. */
const shownFor = 1000;

/**
 * The button that shares the address of what is shown: with the phone's own sheet, or by copying it. Null where the
 * browser can do neither.
 */
export function shareButton({ labels, current }: Viewer): HTMLElement | null {
  // Pages over plain http have no clipboard.
  if (!navigator.share && !navigator.clipboard) return null;
  const status = createElement('span', 'lightbox-copied', { role: 'status' });
  let timer: ReturnType<typeof setTimeout> | undefined;

  function confirm(): void {
    status.textContent = labels.copied;
    clearTimeout(timer);
    timer = setTimeout(() => (status.textContent = ''), shownFor);
  }

  function share(): void {
    const { href: url } = location;
    // A reader who closes the sheet has changed her mind.
    if (navigator.share) navigator.share({ title: current().caption || document.title, url }).catch(() => {});
    else navigator.clipboard.writeText(url).then(confirm, () => {});
  }

  const group = createElement('span', 'lightbox-share');
  group.append(createButton('share', labels.share, share), status);
  return group;
}
