import type { MouseEvent, ReactNode } from 'react';

interface TakeBackProps {
  label: string;
  /** The waiting vote. Its control gets the focus after the removal. */
  vote: string | null;
  takeBack: () => void;
}

/** Renders a button that takes back a waiting vote. */
export function TakeBackButton({ label, vote, takeBack }: TakeBackProps): ReactNode {
  function press({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    const box = currentTarget.closest('[data-id],form');
    takeBack();
    // Waits for the render, which removes this button and may also create the control.
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

/**
 * Renders why a vote was not counted or is waiting. Renders nothing before that, because screen readers announce alerts
 * when they appear.
 */
export const VoteMessage = ({ message, isWaiting, ...own }: VoteMessageProps): ReactNode =>
  message ? (
    <p className="vote-message" role="alert">
      {message}
      {isWaiting ? <TakeBackButton {...own} /> : null}
    </p>
  ) : null;
