import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { CaptchaKey } from '../../shared/fields/captcha/captcha-key.tsx';
import { Captcha } from '../../shared/fields/captcha/captcha.tsx';
import { captchaRenewal, keyIn, keyOf, onceKnown, randomCaptchaKey } from '../../shared/fields/captcha/renewal.ts';
import { island } from '../../shared/island/island.tsx';
import { type CaptchaBoxProps, parseCaptchaBox } from './markup.ts';

/**
 * A captcha whose key is in a field of the surrounding form. An image with a known key stays until a new one is
 * requested. An image with an unknown key stays only if the reader has already typed its text.
 */
export function CaptchaView({ captchaKey: firstKey, ...captcha }: CaptchaBoxProps): ReactNode {
  const [captchaKey, setKey] = useState(firstKey);
  const [sentKey, setSentKey] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const renew = useCallback((key?: string | null): void => {
    setKey(key || randomCaptchaKey());
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
  }, []);

  // Not in the first render, which must match the server's markup: there, the image may have a key, but no field has
  // it.
  useLayoutEffect(() => {
    const image = field.current?.parentElement?.querySelector('img');
    return onceKnown(keyIn(image?.src ?? '') ? null : image, () => {
      const shown = keyOf(image?.src);
      if (shown || field.current?.value) setSentKey(shown ?? '');
      else setKey(randomCaptchaKey());
    });
  }, [captchaKey]);

  useLayoutEffect(() => {
    const group = field.current?.parentElement;
    const hear = (event: Event): void => renew((event as CustomEvent<string | null>).detail);
    group?.addEventListener(captchaRenewal, hear);
    return () => group?.removeEventListener(captchaRenewal, hear);
  }, [renew]);

  return (
    <>
      <Captcha {...captcha} captchaKey={captchaKey} fieldRef={field} onRefresh={() => renew()} />
      <CaptchaKey value={sentKey} />
    </>
  );
}

/** Shows another image, or a question instead of the image. */
export default island(parseCaptchaBox, CaptchaView);
