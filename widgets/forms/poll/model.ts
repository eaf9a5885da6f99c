export interface PollOption {
  id: string;
  label: string;
  /** Undefined where the markup does not count them. */
  votes: number | undefined;
  /** The share that the markup of others says instead. */
  share?: number | undefined;
}

/**
 * Each option's share of all votes in whole per cent, by option id: zero where nobody has voted, and as it is printed
 * where votes are not counted.
 */
export function percentages(options: readonly PollOption[]): Map<string, number | undefined> {
  const counts = options.map(({ votes }) => votes).filter(votes => votes !== undefined);
  let total = 0;
  for (const votes of counts) total += votes;
  const shareOf = ({ votes = 0 }: PollOption): number => total && Math.round((votes * 100) / total);
  return new Map(options.map(option => [option.id, counts.length < options.length ? option.share : shareOf(option)]));
}

/** What the readers have voted for so far. */
export interface PollVotes {
  options: readonly PollOption[];
  totalVote: number;
}

/** The votes with one more for the option of an id; as they were without one. */
export const withVote = (votes: PollVotes, chosen: string | null): PollVotes =>
  chosen === null
    ? votes
    : {
        options: votes.options.map(option => ({
          ...option,
          votes: option.id === chosen && option.votes !== undefined ? option.votes + 1 : option.votes,
        })),
        totalVote: votes.totalVote + 1,
      };
