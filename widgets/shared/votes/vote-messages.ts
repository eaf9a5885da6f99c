import { saidBy } from '../calls/call.ts';
import type { Outcome } from '../calls/outcome.ts';

/** Messages about votes that were not counted. */
export interface VoteMessages {
  /** Message if the server gives no reason. */
  failed: string;
  /** Message if the server was not reached and no vote waits. Only boxes of another CMS have it. */
  unreachable?: string;
  /** Message if there is no response and the vote waits on the phone. */
  waiting: string;
  /** Label of the button that takes back a waiting vote. */
  takeBack: string;
}

/** Reads the messages from the markup of a box. */
export const parseVoteMessages = ({ dataset }: HTMLElement): VoteMessages => ({
  failed: dataset.error ?? '',
  waiting: dataset.waiting ?? '',
  takeBack: dataset.takeBack ?? '',
  ...(dataset.unreachable && { unreachable: dataset.unreachable }),
});

/** Returns the reason why a vote was not counted: the server's message, or the box's. */
export const reasonOf = (outcome: Outcome<unknown>, { failed, unreachable }: VoteMessages): string =>
  saidBy(outcome, 'error') || (outcome.kind === 'unreachable' && unreachable) || failed;
