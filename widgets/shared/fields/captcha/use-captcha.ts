import { type RefObject, useEffect, useRef, useState } from 'react';
import { typedNumber } from '../rules/typed-number.ts';
import type { CaptchaProps } from './captcha.tsx';
import { captchaField } from './markup.ts';
import { keyOf, onceKnown, randomCaptchaKey } from './renewal.ts';

/** The text typed for a captcha image, and the image's key. */
export interface CaptchaReply {
  captchaText: string;
  captchaKey: string;
}

export interface CaptchaState {
  /** Key in the URL of the image. Empty if the server rendered the image without one. */
  captchaKey: string;
  /** Returns the typed text in ASCII digits and the image's key. */
  reply: () => CaptchaReply;
  /** Loads a new image and clears the field. Without a key, uses a random one. */
  refresh: (key?: string) => void;
}

const imageIn = ({ current }: RefObject<HTMLFormElement | null>): HTMLImageElement | null | undefined =>
  current?.querySelector('.captcha-group img');

const shownKey = (form: RefObject<HTMLFormElement | null>): string => keyOf(imageIn(form)?.src) ?? '';

/**
 * Manages the captcha of a form. Its first key is `firstKey`, which may arrive late, the key of the rendered image, or
 * a random one.
 */
export function useCaptcha(
  form: RefObject<HTMLFormElement | null>,
  captcha: CaptchaProps | null,
  firstKey = '',
): CaptchaState {
  const [captchaKey, setKey] = useState(captcha?.captchaKey ?? '');
  const hasCaptcha = captcha !== null;
  /** Once true, the image changes only after a response or when the reader asks for it. */
  const isRead = useRef(false);

  useEffect(
    () =>
      onceKnown(imageIn(form), () => {
        const field = captchaField(form.current);
        // If the reader has typed, the text belongs to this image. If the field has the focus, an image with a key
        // stays too.
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
