import { messagesFor } from '../../print/messages/messages.ts';
import type { CaptchaProps } from './captcha.tsx';

/** The captcha that a server prints. Its scope keeps the captchas of one page apart where no script runs. */
export function captchaFor(language: string, scope: string): CaptchaProps {
  const messages = messagesFor(language);
  return {
    source: `/captcha/${scope}${language === 'fa' ? '' : `?language=${language}`}`,
    label: messages.captchaLabel,
    imageLabel: messages.captchaImage,
    refreshLabel: messages.captchaRefresh,
    questionLabel: messages.captchaQuestion,
    requiredMessage: messages.captchaRequired,
  };
}
