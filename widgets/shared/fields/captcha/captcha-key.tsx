import type { ReactNode } from 'react';

/** Renders the hidden captcha key of a box that has a key but no image. */
export const CaptchaKey = ({ value }: { value: string }): ReactNode =>
  value ? <input type="hidden" name="captchaKey" value={value} /> : null;
