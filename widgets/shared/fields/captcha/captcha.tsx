import { type MouseEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { inTime } from '../../calls/in-time.ts';
import { keyOf, onceKnown, withKey } from './renewal.ts';

export interface CaptchaProps {
  /** URL of the captcha images without a key. It may have a query. */
  source: string;
  /** Key of the image. If it is empty, the server chooses one and sends it with the image. */
  captchaKey: string;
  label: string;
  imageLabel: string;
  /** Label of the button for a new image. Empty without the button. */
  refreshLabel: string;
  /** Label of the link to a question for readers who cannot see the image. Empty without the link. */
  questionLabel: string;
  /** Message for an empty field. */
  requiredMessage: string;
  /** Message if the question cannot be loaded. */
  failedQuestion: string;
}

/** Fetches the question that replaces a captcha's image. Resolves with an empty string on failure. */
const fetchQuestion = (address: string): Promise<string> =>
  inTime(async signal => {
    const response = await fetch(address, { headers: { accept: 'text/plain' }, signal });
    return response.ok ? response.text() : '';
  }).catch(() => '');

interface CaptchaViewProps extends CaptchaProps {
  fieldId: string;
  fieldRef?: RefObject<HTMLInputElement | null>;
  error?: string | undefined;
  onRefresh?: () => void;
}

/** Renders a captcha: the image, its text field, a button for a new image and a link to a question instead. */
export function Captcha({ captchaKey, fieldId, fieldRef, error, ...captcha }: CaptchaViewProps): ReactNode {
  const { source, failedQuestion, onRefresh } = captcha;
  const [[asked, question], setQuestion] = useState<[address: string, question: string]>(['', '']);
  const address = withKey(source, captchaKey);
  const questionOf = (key: string): string => withKey(source.replace(/(?=\?|$)/, '/question'), key);
  const errorId = `${fieldId}-error`;
  const image = useRef<HTMLImageElement>(null);
  const shown = (): string => image.current?.getAttribute('src') ?? '';

  async function showQuestion(): Promise<void> {
    await new Promise<void>(known => onceKnown(image.current, known));
    const about = shown();
    const text = await fetchQuestion(questionOf(keyOf(image.current?.src) ?? ''));
    if (about === shown()) setQuestion([about, text || failedQuestion]);
    // This tap has also woken the form, which has loaded a new image meanwhile.
    else await showQuestion();
  }

  function ask(event: MouseEvent): void {
    event.preventDefault();
    void showQuestion();
  }

  return (
    <>
      <img
        className="captcha-image"
        src={address}
        ref={image}
        alt={captcha.imageLabel}
        width="160"
        height="56"
        loading="lazy"
      />
      <label htmlFor={fieldId}>{captcha.label}</label>
      <input
        id={fieldId}
        ref={fieldRef}
        name="captchaText"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        required
        data-required-msg={captcha.requiredMessage || undefined}
        data-unreachable-msg={failedQuestion || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {captcha.refreshLabel ? (
        <button type="button" className="captcha-refresh needs-script" onClick={onRefresh}>
          {captcha.refreshLabel}
        </button>
      ) : null}
      {captcha.questionLabel ? (
        <a className="captcha-question" data-slide="none" href={questionOf(captchaKey)} target="_blank" rel="noopener" onClick={ask}>
          {captcha.questionLabel}
        </a>
      ) : null}
      <p className="captcha-asked" role="status">
        {(asked === address && question) || null}
      </p>
      {error ? (
        <p className="field-error" id={errorId} data-field="captchaText">
          {error}
        </p>
      ) : null}
    </>
  );
}
