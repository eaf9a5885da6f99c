import type { ReactNode } from 'react';

interface FormWaitingProps {
  /** Says that the form is on its way, or why it does not come. */
  text: string;
  /** Label of the button to try again; empty for no button. */
  tryAgainLabel: string;
  onTryAgain: () => void;
  plainUrl: string;
  plainLabel: string;
}

/** Stands in the place of a form that is not there yet, or cannot be. */
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
