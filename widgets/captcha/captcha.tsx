import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { fetchQuestion } from '../api/captcha-question.ts';

export interface CaptchaProps {
  /** Address of the captcha images, without a key. */
  source: string;
  label: string;
  imageLabel: string;
  /** Of the button for another image; empty where there is none. */
  refreshLabel: string;
  /** Of the link to a question for readers who cannot see the image; empty where there is none. */
  questionLabel: string;
  /** What is said where nothing was read. */
  requiredMessage: string;
}

interface CaptchaViewProps extends CaptchaProps {
  captchaKey: string;
  fieldId: string;
  error?: string | undefined;
  onRefresh: () => void;
}

/**
 * A captcha: an image, the field for what the reader reads in it, another image, and a question instead of it (SPEC
 * §2.11, §7.14). The image of an empty key is the one that works without JavaScript: the server remembers its key for
 * the browser.
 */
export function Captcha({ captchaKey, fieldId, error, onRefresh, ...captcha }: CaptchaViewProps): ReactNode {
  const [question, setQuestion] = useState('');
  const query = captchaKey && `?key=${captchaKey}`;
  const questionAddress = `${captcha.source}/question${query}`;
  const errorId = `${fieldId}-error`;

  useEffect(() => setQuestion(''), [captchaKey]);

  function ask(event: MouseEvent): void {
    event.preventDefault();
    void fetchQuestion(questionAddress).then(setQuestion);
  }

  return (
    <div className="captcha-group">
      <img
        className="captcha-image"
        src={captcha.source + query}
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
        data-required-msg={captcha.requiredMessage || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {captcha.refreshLabel ? (
        <button type="button" className="captcha-refresh needs-script" onClick={onRefresh}>
          {captcha.refreshLabel}
        </button>
      ) : null}
      {captcha.questionLabel ? (
        <a className="captcha-question" href={questionAddress} target="_blank" rel="noopener" onClick={ask}>
          {captcha.questionLabel}
        </a>
      ) : null}
      <p className="captcha-asked" role="status">
        {question || null}
      </p>
      {error ? (
        <p className="field-error" id={errorId} data-field="captchaText">
          {error}
        </p>
      ) : null}
    </div>
  );
}
