import type { ReactNode } from 'react';

/** Says why a vote was not counted. */
export const VoteMessage = ({ message }: { message: string }): ReactNode =>
  message ? (
    <p className="vote-message" role="alert">
      {message}
    </p>
  ) : null;
