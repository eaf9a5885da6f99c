import { attribute, attributeOf, part, textOf } from './markup.ts';

/** Reads the buttons for the size of letters. */
export const readFontSize = (box: HTMLElement) => ({
  label: attribute(box, 'aria-label'),
  smallerLabel: attributeOf(box, '[data-step=smaller]', 'aria-label'),
  resetLabel: attributeOf(box, '[data-step=reset]', 'aria-label'),
  largerLabel: attributeOf(box, '[data-step=larger]', 'aria-label'),
  resetSign: textOf(box, '[data-step=reset]'),
});

/** Reads the short link. */
export const readCopyLink = (box: HTMLElement) => ({
  url: attributeOf(box, 'a', 'href'),
  label: attributeOf(box, 'a', 'aria-label'),
  buttonLabel: attributeOf(box, 'button', 'aria-label'),
  path: attributeOf(box, 'path', 'd'),
  copiedMessage: part(box, '[data-copied]').dataset.copied ?? '',
});

/** Reads the button of a box that passes the story on. */
export function readShareButton(button: HTMLElement) {
  const { title = '', url = '' } = button.closest<HTMLElement>('.share')?.dataset ?? {};
  return { title, url, label: attribute(button, 'aria-label'), path: attributeOf(button, 'path', 'd') };
}
