import type { ReactNode } from 'react';
import { CaptchaGroup } from '../../shared/fields/captcha/rendered-captcha-group.tsx';
import { wordsFor } from '../../shared/render/words.ts';
import voteWords from '../../shared/votes/words.json' with { type: 'json' };

/** Renders a captcha in a box whose calls it protects. */
export function CaptchaBox({ language, scope }: { language: string; scope: string }): ReactNode {
  const { failed } = wordsFor(voteWords, language);
  return (
    <section data-error={failed}>
      <CaptchaGroup language={language} scope={scope} fieldId={`captcha-${scope}`} />
    </section>
  );
}
