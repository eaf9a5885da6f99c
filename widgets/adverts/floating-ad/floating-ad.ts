import { readCookie, writeCookie } from '../../../kernel/cookies.ts';
import type { Mount, Unmount } from '../../../kernel/types.ts';
import { manageAdvert } from '../../shared/adverts/advert-lifecycle.ts';
import { advertsIn } from '../../shared/adverts/printed-adverts.ts';
import { countSeenTime } from '../../shared/adverts/seen-time.ts';
import { withoutNonWord } from '../../shared/base/characters.ts';
import { guardTaps } from '../../shared/base/guard-taps.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { configurationOf, settingsIn, unusable } from '../../shared/markup/settings.ts';

/** Time in milliseconds that the page must have been visible since the first scroll. */
const longEnough = 20_000;
/** Time in milliseconds without input before the advert appears. */
const calm = 2000;

const signsOfUse = ['scroll', 'wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/** Returns true if the reader types, has selected text, has zoomed in, plays media or has a dialog open. */
function isBusy(): boolean {
  const selection = getSelection();
  return (
    document.activeElement?.matches('input,select,textarea,iframe,[contenteditable]') === true ||
    (selection !== null && !selection.isCollapsed) ||
    (window.visualViewport?.scale ?? 1) > 1 ||
    [...document.querySelectorAll<HTMLMediaElement>('video,audio')].some(({ paused }) => !paused) ||
    document.querySelector('dialog[open],[aria-modal=true]') !== null
  );
}

/**
 * Calls `act` once, when the reader has spent some time on the page, has reached the place and is idle. Returns a
 * function that ends the waiting.
 */
function whenIdle(place: HTMLElement, act: () => void): Unmount {
  let isThere = false;
  let seen = 0;
  let usedAt = 0;
  const watch = new IntersectionObserver(records => (isThere = records.pop()?.isIntersecting === true));
  const use = (): void => void (usedAt = seen);
  const stopCounting = countSeenTime(time => {
    seen = time;
    if (!isThere || isBusy()) use();
    if (seen < longEnough || seen - usedAt < calm) return;
    stop();
    act();
  });
  function stop(): void {
    stopCounting();
    watch.disconnect();
    for (const sign of signsOfUse) removeEventListener(sign, use, true);
  }
  for (const sign of signsOfUse) addEventListener(sign, use, { capture: true, passive: true });
  watch.observe(place);
  return stop;
}

/** Time in milliseconds that a closed advert stays away. */
const rest = 7_200_000;

/** Attribute of the box whose advert was shown, because a page view shows only one. */
const mark = 'floating-ad-shown';

/**
 * Shows an advert over the page when the reader is idle at the place of its box. A tap on the advert or beside it, its
 * button and Escape close it. Unless it is permanent, it then stays away for a while.
 */
const mount: Mount = box => {
  const configuration = configurationOf(box);
  const id = settingsIn(configuration)('id');
  const { permanent = false } = configuration;
  const cookie = `floating-ad_${withoutNonWord(id)}`;
  const dialog = box.querySelector('dialog');
  if (!withoutNonWord(id)) throw unusable('id', id);
  if (typeof permanent !== 'boolean') throw unusable('permanent', permanent);
  if (!dialog?.querySelector('.advert')) throw markupError('There is no dialog with an advert');
  const [advert] = advertsIn(dialog, box);
  const isHidden = !permanent && readCookie(cookie) === 'hidden';
  // A browser without dialogs shows nothing over a page.
  if (!advert || isHidden || !self.HTMLDialogElement?.prototype.showModal) return undefined;

  let focused: Element | null;
  const close = (): void => dialog.close();
  const stopAdvert = manageAdvert(advert, close);

  function show(): void {
    if (document.querySelector(`.${mark}`)) return;
    box.classList.add(mark);
    focused = document.activeElement;
    dialog?.showModal?.();
  }
  function tap({ target }: Event): void {
    if (target === dialog || (target as Element).closest('a')) close();
  }
  function leave(): void {
    if (!permanent) writeCookie(cookie, 'hidden', rest);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }

  const stopWaiting = whenIdle(box, show);
  guardTaps(dialog);
  dialog.addEventListener('click', tap);
  dialog.addEventListener('close', leave);
  addEventListener('pagehide', close);
  return () => {
    stopWaiting();
    stopAdvert();
    dialog.removeEventListener('click', tap);
    dialog.removeEventListener('close', leave);
    removeEventListener('pagehide', close);
    if (dialog.open) close();
  };
};

export default mount;
