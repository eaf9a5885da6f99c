/** @jsxImportSource preact */
import type { VNode } from 'preact';

/** Says why a vote was not counted. */
export const VoteMessage = ({ message }: { message: string }): VNode | null =>
  message ? (
    <p class="vote-message" role="alert">
      {message}
    </p>
  ) : null;
