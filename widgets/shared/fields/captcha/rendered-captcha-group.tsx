import type { ReactNode } from 'react';
import { Captcha } from './captcha.tsx';
import { captchaFor } from './rendered-captcha.ts';

interface CaptchaGroupProps {
  language: string;
  /** Keeps several captchas of one page separate if no script runs. */
  scope: string;
  fieldId: string;
  captchaKey?: string | undefined;
}

/**
 * Renders the captcha of a box that loads its code only when the reader touches it. The captcha is a separate box,
 * asleep until then.
 */
export const CaptchaGroup = ({ language, scope, fieldId, captchaKey }: CaptchaGroupProps): ReactNode => (
  <div className="captcha-group" data-widget="captcha" data-load="tap" data-view="">
    <Captcha {...captchaFor(language, scope, captchaKey)} fieldId={fieldId} />
  </div>
);
