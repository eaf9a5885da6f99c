import { readCookie, writeCookie } from '../../../kernel/cookies.ts';
import type { Mount } from '../../../kernel/types.ts';
import { manageAdvert } from '../../shared/adverts/advert-lifecycle.ts';
import { advertsIn } from '../../shared/adverts/printed-adverts.ts';
import { withoutNonWord } from '../../shared/base/characters.ts';
import { guardTaps } from '../../shared/base/guard-taps.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { configurationOf, settingsIn, unusable } from '../../shared/markup/settings.ts';
import { whenIdle } from './when-idle.ts';

/** Milliseconds for which an advert that was closed stays away. */
const rest = 7_200_000;

/** On the box of which the advert was shown: a page view shows one. */
const mark = 'floating-ad-shown';

/**
 * Shows an advert over the page, in a calm moment at the place where its box stands. It goes with a tap on it or beside
 * it, its button or Escape, and unless it is permanent it stays away then.
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
