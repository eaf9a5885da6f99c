import { type RefObject, useEffect, useRef, useState } from 'react';
import { typedNumber } from '../rules/typed-number.ts';
import type { CaptchaProps } from './captcha.tsx';
import { captchaField } from './markup.ts';
import { keyOf, onceKnown, randomCaptchaKey } from './renewal.ts';

/** Text that the reader typed for a captcha's image, and the image's key. */
export interface CaptchaReply {
  captchaText: string;
  captchaKey: string;
}

export interface CaptchaState {
  /** Key in the address of the image; empty for one that the server printed without. */
  captchaKey: string;
  /** The reader's reading, in ASCII digits. */
  reply: () => CaptchaReply;
  /** Another image, of the given key or of a random one, for which the field is emptied. */
  refresh: (key?: string) => void;
}

const imageIn = ({ current }: RefObject<HTMLFormElement | null>): HTMLImageElement | null | undefined =>
  current?.querySelector('.captcha-group img');

const shownKey = (form: RefObject<HTMLFormElement | null>): string => keyOf(imageIn(form)?.src) ?? '';

/** The captcha of a form. Its first key is the given one, which may come late, or the printed image's, or random. */
export function useCaptcha(
  form: RefObject<HTMLFormElement | null>,
  captcha: CaptchaProps | null,
  firstKey = '',
): CaptchaState {
  const [captchaKey, setKey] = useState(captcha?.captchaKey ?? '');
  const hasCaptcha = captcha !== null;
  /** From then on the image is another one only after an answer, or where the reader wants it. */
  const isRead = useRef(false);

  useEffect(
    () =>
      onceKnown(imageIn(form), () => {
        const field = captchaField(form.current);
        // A reader who has typed has read this image, and one who is about to type needs the image with a key.
        isRead.current ||= Boolean(field?.value);
        const stays = shownKey(form) && (!firstKey || field === document.activeElement);
        if (hasCaptcha && !isRead.current && !stays) setKey(firstKey || randomCaptchaKey());
      }),
    [form, hasCaptcha, firstKey],
  );

  return {
    captchaKey,
    reply: () => ({ captchaText: typedNumber(captchaField(form.current)?.value ?? ''), captchaKey: shownKey(form) }),
    refresh(key) {
      const field = captchaField(form.current);
      if (!field) return;
      field.value = '';
      isRead.current = true;
      setKey(key || randomCaptchaKey());
    },
  };
}
