import type { ReactNode } from 'react';
import { Captcha } from './captcha.tsx';
import { captchaFor } from './rendered-captcha.ts';

interface CaptchaGroupProps {
  language: string;
  /** Keeps the captchas of one page apart where no script runs. */
  scope: string;
  fieldId: string;
  captchaKey?: string | undefined;
}

/** The captcha of a box that can do without its code until the reader touches it: a box of its own, asleep. */
export const CaptchaGroup = ({ language, scope, fieldId, captchaKey }: CaptchaGroupProps): ReactNode => (
  <div className="captcha-group" data-widget="captcha" data-load="tap" data-view="">
    <Captcha {...captchaFor(language, scope, captchaKey)} fieldId={fieldId} />
  </div>
);
