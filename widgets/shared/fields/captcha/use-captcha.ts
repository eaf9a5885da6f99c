import { type RefObject, useEffect, useState } from 'react';
import { toAscii } from '../../../../kernel/convert-digits.ts';
import type { CaptchaReply } from './captcha-reply.ts';
import { captchaField } from './markup.ts';
import { randomCaptchaKey } from './random-captcha-key.ts';

export interface CaptchaState {
  /** Key of the image; empty for the one that the server printed. */
  captchaKey: string;
  /** The reader's reading, in ASCII digits. */
  reply: () => CaptchaReply;
  /** Another image, of the given key or of a random one, for which the field is emptied. */
  refresh: (key?: string) => void;
}

/** The captcha of a form. Its first key is the given one, or random. */
export function useCaptcha(
  form: RefObject<HTMLFormElement | null>,
  hasCaptcha: boolean,
  firstKey = '',
): CaptchaState {
  const [captchaKey, setKey] = useState('');

  useEffect(() => {
    const field = captchaField(form.current);
    // Who types, or is about to, reads the image without a key.
    if (hasCaptcha && !field?.value && field !== document.activeElement) setKey(firstKey || randomCaptchaKey());
  }, [form, hasCaptcha, firstKey]);

  return {
    captchaKey,
    reply: () => ({ captchaText: toAscii(captchaField(form.current)?.value ?? ''), captchaKey }),
    refresh(key) {
      const field = captchaField(form.current);
      if (!field) return;
      field.value = '';
      setKey(key || randomCaptchaKey());
    },
  };
}
