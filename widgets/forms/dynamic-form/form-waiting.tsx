import type { ReactNode } from 'react';

interface FormWaitingProps {
  /** What the reader waits for, or why there is nothing to wait for. */
  text: string;
  /** Of the button to try again; empty for none. */
  tryAgainLabel: string;
  onTryAgain: () => void;
  plainUrl: string;
  plainLabel: string;
}

/** What stands in the place of a form that is not there yet, or not at all. */
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
