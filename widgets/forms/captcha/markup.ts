import type { CaptchaProps } from '../../shared/fields/captcha/captcha.tsx';
import { parseCaptchaGroup } from '../../shared/fields/captcha/markup.ts';
import { fieldOf } from '../../shared/markup/parse.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

export interface CaptchaBoxProps extends CaptchaProps {
  fieldId: string;
}

/** The data that the nearest element with this data has. */
const dataAround = (box: HTMLElement, name: string): string =>
  box.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? '';

/** Reads a captcha's group. The box around it says what the group does not: whose it is, and that a call has failed. */
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
