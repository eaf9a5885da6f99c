import type { ReactNode } from 'react';

/** The captcha field of a box that has a key of its own and no image. */
export const CaptchaKey = ({ value }: { value: string }): ReactNode =>
  value ? <input type="hidden" name="captchaKey" value={value} /> : null;
