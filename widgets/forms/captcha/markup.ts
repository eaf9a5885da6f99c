import type { CaptchaProps } from '../../shared/fields/captcha/captcha.tsx';
import { parseCaptchaGroup } from '../../shared/fields/captcha/markup.ts';
import { fieldOf } from '../../shared/markup/parse.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

export interface CaptchaBoxProps extends CaptchaProps {
  fieldId: string;
}

/** Returns a data attribute from the nearest element that has it. */
const dataAround = (box: HTMLElement, name: string): string =>
  box.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? '';

/** Reads a captcha group. Takes missing parts, such as the id and the error message, from the box around it. */
export function parseCaptchaBox(box: HTMLElement): CaptchaBoxProps {
  const image = box.querySelector('img');
  if (!image) throw markupError('The captcha has no image');
  const group = parseCaptchaGroup(box, image);
  return {
    ...group,
    captchaKey: fieldOf(box, 'captchaKey') ?? group.captchaKey,
    fieldId: box.querySelector('input')?.id || `captcha-${dataAround(box, 'id')}`,
  };
}
