import { createElement } from '../../../shared/base/elements.ts';
import type { AdvertLabels } from './advert-labels.ts';

/** An element over the player that shows an advert until it is closed. */
export interface Overlay {
  element: HTMLElement;
  /** Adds a picture or video, inside a link if there is a URL. Returns the element that receives taps. */
  show: (media: HTMLElement, href: string) => HTMLElement;
  /** Announces the advert and removes the busy state once it has started. */
  begin: () => void;
  /** Returns true if the overlay contains the focus. */
  hasFocus: () => boolean;
  /** Removes the overlay and returns the focus. */
  close: () => void;
}

/** Shows a loaded advert. Resolves when it is over. */
export type Show = (overlay: Overlay) => Promise<void>;

/** Creates a link that ignores taps for a moment, because it appears under the finger that started the video. */
function linkTo(href: string): HTMLAnchorElement {
  const link = createElement('a', 'preroll-link');
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener sponsored';
  const wait = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  link.addEventListener('click', wait);
  setTimeout(() => link.removeEventListener('click', wait), 1000);
  return link;
}

/** Makes the elements under an advert inert, in browsers that support that. */
function coverOthers(place: HTMLElement, overlay: HTMLElement, isCovered: boolean): void {
  for (const other of place.children) if (other !== overlay) other.toggleAttribute('inert', isCovered);
}

/** Opens an overlay over the player. Calls `onBegin` when the advert starts, which is also announced. */
export function openOverlay(place: HTMLElement, labels: AdvertLabels, onBegin: () => void): Overlay {
  const focused = document.activeElement;
  const element = createElement('div', 'preroll');
  element.setAttribute('role', 'group');
  element.setAttribute('aria-busy', 'true');
  element.tabIndex = -1;
  const mark = createElement('p', 'preroll-mark');
  mark.setAttribute('role', 'status');
  element.append(mark);
  place.append(element);
  // The pressed button may be gone, which leaves the focus on the body.
  if (focused === document.body || place.contains(focused)) element.focus({ preventScroll: true });
  coverOthers(place, element, true);
  return {
    element,
    show(media, href) {
      const frame = href ? linkTo(href) : createElement('div', 'preroll-link');
      frame.append(media);
      element.prepend(frame);
      return frame;
    },
    begin() {
      element.removeAttribute('aria-busy');
      element.setAttribute('aria-label', labels.advert);
      mark.textContent = labels.advert;
      onBegin();
    },
    hasFocus: () => element.contains(document.activeElement),
    close() {
      coverOthers(place, element, false);
      const hadFocus = element.contains(document.activeElement);
      element.remove();
      if (hadFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    },
  };
}
