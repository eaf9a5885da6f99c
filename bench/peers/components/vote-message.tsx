import type { ReactNode } from 'react';

export const VoteMessage = ({ message }: { message: string }): ReactNode =>
  message ? (
    <p className="vote-message" role="alert">
      {message}
    </p>
  ) : null;
