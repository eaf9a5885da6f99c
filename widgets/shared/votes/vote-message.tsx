import type { MouseEvent, ReactNode } from 'react';

interface TakeBackProps {
  label: string;
  /** The vote that waits; its control has the focus afterwards. */
  vote: string | null;
  takeBack: () => void;
}

/** Takes back a vote that waits on the phone. */
export function TakeBackButton({ label, vote, takeBack }: TakeBackProps): ReactNode {
  function press({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    const box = currentTarget.closest('[data-id],form');
    takeBack();
    // Waits for the render, which removes this button and may only then print the control.
    setTimeout(() => {
      const controls = box?.querySelectorAll<HTMLButtonElement>('button,[type=radio]') ?? [];
      [...controls].find(({ value }) => value === vote)?.focus();
    });
  }
  return label ? (
    <>
      {' '}
      <button type="button" className="take-back" onClick={press}>
        {label}
      </button>
    </>
  ) : null;
}

export interface VoteMessageProps extends TakeBackProps {
  message: string;
  isWaiting: boolean;
}

/** Says why a vote was not counted, or not yet. It is not there before: what appears as an alert is read out. */
export const VoteMessage = ({ message, isWaiting, ...own }: VoteMessageProps): ReactNode =>
  message ? (
    <p className="vote-message" role="alert">
      {message}
      {isWaiting ? <TakeBackButton {...own} /> : null}
    </p>
  ) : null;
