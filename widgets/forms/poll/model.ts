export interface PollOption {
  id: string;
  label: string;
  votes: number;
}

/** Each option's share of all votes in whole per cent, by option id; zero where nobody has voted. */
export function percentages(options: readonly PollOption[]): Map<string, number> {
  const total = options.reduce((sum, { votes }) => sum + votes, 0);
  return new Map(options.map(({ id, votes }) => [id, total && Math.round((votes * 100) / total)]));
}

/** The options with one more vote for the one chosen. */
export const withVote = (options: readonly PollOption[], chosen: string): PollOption[] =>
  options.map(option => (option.id === chosen ? { ...option, votes: option.votes + 1 } : option));
