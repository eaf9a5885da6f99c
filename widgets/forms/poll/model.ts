export interface PollOption {
  id: string;
  label: string;
  /** Undefined if the markup has no count. */
  votes: number | undefined;
  /** Percentage in another CMS's markup, used without counts. */
  share?: number | undefined;
}

/**
 * Returns each option's percentage by option id: zero without any votes, and the printed percentage if the counts are
 * unknown.
 */
export function percentages(options: readonly PollOption[]): Map<string, number | undefined> {
  let total = 0;
  for (const { votes = NaN } of options) total += votes;
  const shareOf = (votes: number): number => total && Math.round((votes * 100) / total);
  return new Map(options.map(({ id, votes = NaN, share }) => [id, isNaN(total) ? share : shareOf(votes)]));
}

/** Votes of all readers so far. */
export interface PollVotes {
  options: readonly PollOption[];
  totalVote: number;
}

/** Adds a vote for an option. Null adds nothing. */
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
