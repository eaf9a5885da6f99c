import { saidBy } from '../calls/call.ts';
import type { Outcome } from '../calls/outcome.ts';

/** Messages about a vote that was not counted. */
export interface VoteMessages {
  /** The server gives no reason. */
  failed: string;
  /** The server was not reached, and nothing waits; boxes of others may say it. */
  unreachable?: string;
  /** No answer has come, and the vote waits on the phone. */
  waiting: string;
  /** Label of the button that takes back a waiting vote. */
  takeBack: string;
}

/** Reads them from the markup of a box. */
export const parseVoteMessages = ({ dataset }: HTMLElement): VoteMessages => ({
  failed: dataset.error ?? '',
  waiting: dataset.waiting ?? '',
  takeBack: dataset.takeBack ?? '',
  ...(dataset.unreachable && { unreachable: dataset.unreachable }),
});

/** Why a vote was not counted: in the server's words, or in those of the box. */
export const reasonOf = (outcome: Outcome<unknown>, { failed, unreachable }: VoteMessages): string =>
  saidBy(outcome, 'error') || (outcome.kind === 'unreachable' && unreachable) || failed;
