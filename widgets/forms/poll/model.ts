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
  let total = 0;
  for (const { votes = NaN } of options) total += votes;
  const shareOf = (votes: number): number => total && Math.round((votes * 100) / total);
  return new Map(options.map(({ id, votes = NaN, share }) => [id, isNaN(total) ? share : shareOf(votes)]));
}

/** Votes of the readers so far. */
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
