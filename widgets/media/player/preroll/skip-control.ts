import type { PrerollContext } from './advert.ts';
import { createElement, writeText } from '../../../shared/base/elements.ts';
import type { Overlay } from './overlay.ts';

/** Shows how long it is until the advert can be skipped, and from then on the button that does so. */
export function showSkipControl(
  overlay: Overlay,
  { labels, digits }: PrerollContext,
  onSkip: () => void,
): (milliseconds: number) => void {
  const countdown = createElement('p', 'preroll-skip');
  const button = createElement('button', 'preroll-skip');
  button.type = 'button';
  button.textContent = labels.skip;
  button.addEventListener('click', onSkip);
  overlay.element.append(countdown);
  return milliseconds => {
    if (button.isConnected) return;
    if (milliseconds > 0) {
      const sentence = labels.skipIn.replace('{n}', digits.format(Math.ceil(milliseconds / 1000)));
      writeText(countdown, sentence);
      return;
    }
    countdown.replaceWith(button);
    if (overlay.hasFocus()) button.focus({ preventScroll: true });
  };
}
