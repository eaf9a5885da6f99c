import { createElement } from '../../../shared/base/elements.ts';
import type { AdvertLabels } from './advert-labels.ts';

/** Place of an advert: over the player, until it is closed. */
export interface Overlay {
  element: HTMLElement;
  /** Puts a picture or a video on it, as a link where it leads somewhere; returns what is tapped. */
  show: (media: HTMLElement, href: string) => HTMLElement;
  /** Says that this is an advert, and stops looking busy: it has begun. */
  begin: () => void;
  /** Tells if the reader is here with the keyboard. */
  hasFocus: () => boolean;
  /** Takes it away; the focus goes back to where it was. */
  close: () => void;
}

/** Shows an advert that is on its way; settles when it is over. */
export type Show = (overlay: Overlay) => Promise<void>;

/** A link that does nothing for a moment: it has come to lie under the finger that has started the video. */
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

/** Keeps the keyboard from elements under an advert, in browsers that can. */
function coverOthers(place: HTMLElement, overlay: HTMLElement, isCovered: boolean): void {
  for (const other of place.children) if (other !== overlay) other.toggleAttribute('inert', isCovered);
}

/** Opens an overlay over the player. It is announced once the advert has begun, and so is told who wants to know. */
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
  // The button that was pressed may be gone by now, and has left the focus to the page.
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
