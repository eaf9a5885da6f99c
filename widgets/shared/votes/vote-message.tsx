import type { ReactNode } from 'react';

/** Says why a vote was not counted. It is not there before: what appears as an alert is read out. */
export const VoteMessage = ({ message }: { message: string }): ReactNode =>
  message ? (
    <p className="vote-message" role="alert">
      {message}
    </p>
  ) : null;
