import type { ReactNode } from 'react';
import type { PollProps } from '../../../widgets/forms/poll/markup.ts';
import { persian } from './state/numbers.ts';

interface PollOptionsProps {
  poll: PollProps;
  options: PollProps['options'];
  voted: string | null;
}

/** What can be voted for, or what the votes come to. */
export function PollOptions({ poll, options, voted }: PollOptionsProps): ReactNode {
  const total = options.reduce((sum, { votes = 0 }) => sum + votes, 0);
  const shareOf = (votes = 0): number => (total > 0 ? Math.round((votes * 100) / total) : 0);
  return (
    <div className="poll-options" role="radiogroup" aria-label={poll.question}>
      {options.map(({ id, label, votes }) => (
        <div className="poll-option" data-votes={votes} key={id}>
          <label>
            <input
              key={voted}
              type="radio"
              name={`poll-${poll.id}`}
              id={id}
              value={id}
              required
              disabled={voted !== null}
              defaultChecked={id === voted}
            />
            <span className="poll-label">{label}</span>
          </label>
          {voted ? (
            <>
              <progress className="poll-bar" max={100} value={shareOf(votes)} aria-label={label} />
              <span className="poll-percent">{`${persian(shareOf(votes))}٪`}</span>
            </>
          ) : null}
        </div>
      ))}
    </div>
  );
}
