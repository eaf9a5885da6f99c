import { wordsFor } from '../../render/words.ts';
import type { CaptchaProps } from './captcha.tsx';
import words from './words.json' with { type: 'json' };

/**
 * The captcha that a server prints. Its scope keeps the captchas of one page apart where no script runs. A page that
 * others get, too, has no key: its readers would use up each other's image.
 */
export function captchaFor(language: string, scope: string, captchaKey = ''): CaptchaProps {
  const { label, image, refresh, question, required, unreachable } = wordsFor(words, language);
  return {
    source: `/captcha/${scope}${language === 'fa' ? '' : `?language=${language}`}`,
    captchaKey,
    label,
    imageLabel: image,
    refreshLabel: refresh,
    questionLabel: question,
    requiredMessage: required,
    failedQuestion: unreachable,
  };
}
