import { smoothScroll } from '../base/smooth-scroll.ts';

/** The hash that leads to the comment section. */
export const commentsHash = '#news-comment';

/** Pixels that stay above the section, and how many milliseconds the way takes. */
const offset = 50;
const duration = 700;

/** Scrolls to the page's comment section and puts the focus there. Says whether there is one. */
export function goToComments(): boolean {
  const section = document.querySelector<HTMLElement>(commentsHash);
  if (!section) return false;
  section.focus({ preventScroll: true });
  smoothScroll(() => scrollY + section.getBoundingClientRect().top - offset, duration);
  return true;
}
