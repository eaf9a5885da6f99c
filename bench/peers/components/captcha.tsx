import { type MouseEvent, type ReactNode, useState } from 'react';
import type { CaptchaProps } from '../../../widgets/shared/fields/captcha/captcha.tsx';

interface CaptchaFieldProps extends CaptchaProps {
  fieldId: string;
  captchaKey: string;
  error?: string | undefined;
  onRefresh: () => void;
}

const withKey = (address: string, key: string): string => (key ? `${address}?key=${key}` : address);

/** An image to read a number in, another one, and a question instead of it. */
export function Captcha({ fieldId, captchaKey, error, onRefresh, ...captcha }: CaptchaFieldProps): ReactNode {
  const [asked, setAsked] = useState({ key: '', question: '' });
  const question = withKey(`${captcha.source}/question`, captchaKey);

  function ask(event: MouseEvent): void {
    event.preventDefault();
    void fetch(question, { headers: { accept: 'text/plain' } })
      .then(response => response.text())
      .then(text => setAsked({ key: captchaKey, question: text }), () => {});
  }

  return (
    <div className="captcha-group">
      <img
        className="captcha-image"
        src={withKey(captcha.source, captchaKey)}
        alt={captcha.imageLabel}
        width="160"
        height="56"
        loading="lazy"
      />
      <label htmlFor={fieldId}>{captcha.label}</label>
      <input
        id={fieldId}
        name="captchaText"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        required
        aria-invalid={error ? true : undefined}
      />
      <button type="button" className="captcha-refresh needs-script" onClick={onRefresh}>
        {captcha.refreshLabel}
      </button>
      <a className="captcha-question" href={question} target="_blank" rel="noopener" onClick={ask}>
        {captcha.questionLabel}
      </a>
      <p className="captcha-asked" role="status">
        {asked.key === captchaKey && asked.question ? asked.question : null}
      </p>
      {error ? <p className="field-error">{error}</p> : null}
    </div>
  );
}
