export interface PollOption {
  id: string;
  label: string;
  votes: number;
}

/** Each option's share of all votes in whole per cent, by option id; zero where nobody has voted. */
export function percentages(options: readonly PollOption[]): Map<string, number> {
  let total = 0;
  for (const { votes } of options) total += votes;
  return new Map(options.map(({ id, votes }) => [id, total && Math.round((votes * 100) / total)]));
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
        options: votes.options.map(option => (option.id === chosen ? { ...option, votes: option.votes + 1 } : option)),
        totalVote: votes.totalVote + 1,
      };
