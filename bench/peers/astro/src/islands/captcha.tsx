/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';

export interface CaptchaProps {
  fieldId: string;
  /** Address of the images, without a key. */
  source: string;
  label: string;
  imageLabel: string;
  refreshLabel: string;
  questionLabel: string;
  requiredMessage: string;
}

interface CaptchaViewProps extends CaptchaProps {
  /** Key of the image; empty for the one that the server remembers. */
  imageKey: string;
  error?: string | undefined;
  onRefresh: () => void;
}

/** A key for an image that the server has named none for. */
export const randomKey = (): string => String(10_000_000_000 + Math.floor(Math.random() * 9_000_000_000));

/** An image to be read, the field for it, another image, and a question instead of it. */
export function Captcha({ fieldId, source, imageKey, error, onRefresh, ...captcha }: CaptchaViewProps): VNode {
  const [question, setQuestion] = useState('');
  const query = imageKey && `?key=${imageKey}`;

  function ask(event: MouseEvent): void {
    event.preventDefault();
    void fetch(`${source}/question${query}`, { headers: { accept: 'text/plain' } })
      .then(response => response.text())
      .then(setQuestion);
  }

  function refresh(): void {
    setQuestion('');
    onRefresh();
  }

  return (
    <div class="captcha-group">
      <img class="captcha-image" src={source + query} alt={captcha.imageLabel} width="160" height="56" loading="lazy" />
      <label for={fieldId}>{captcha.label}</label>
      <input id={fieldId} name="captchaText" inputMode="numeric" autocomplete="off" dir="ltr" required />
      <button type="button" class="captcha-refresh needs-script" onClick={refresh}>
        {captcha.refreshLabel}
      </button>
      <a class="captcha-question" href={`${source}/question`} target="_blank" rel="noopener" onClick={ask}>
        {captcha.questionLabel}
      </a>
      <p class="captcha-asked" role="status">
        {question}
      </p>
      {error && <p class="field-error">{error}</p>}
    </div>
  );
}
