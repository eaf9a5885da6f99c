import { wordsFor } from '../../render/words.ts';
import type { CaptchaProps } from './captcha.tsx';
import words from './words.json' with { type: 'json' };

/**
 * Returns the captcha that a server renders. The scope keeps several captchas of one page separate if no script runs. A
 * page that is cached for all readers has no key, because they would use up each other's image.
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
