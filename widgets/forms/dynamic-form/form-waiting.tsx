import type { ReactNode } from 'react';

interface FormWaitingProps {
  /** Message that the form is loading, or why it cannot be loaded. */
  text: string;
  /** Label of the retry button. Empty without one. */
  tryAgainLabel: string;
  onTryAgain: () => void;
  plainUrl: string;
  plainLabel: string;
}

/** Renders a placeholder while a form is loading or if it is unavailable. */
export function FormWaiting({ text, tryAgainLabel, onTryAgain, plainUrl, plainLabel }: FormWaitingProps): ReactNode {
  return (
    <div className="form-waiting">
      <p className="form-status" role="status">
        {text}
      </p>
      {plainUrl ? (
        <a className="form-plain" href={plainUrl}>
          {plainLabel}
        </a>
      ) : null}
      {tryAgainLabel ? (
        <button type="button" className="form-again" onClick={onTryAgain}>
          {tryAgainLabel}
        </button>
      ) : null}
    </div>
  );
}
