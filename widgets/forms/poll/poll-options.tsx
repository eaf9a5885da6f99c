import type { ReactNode } from 'react';
import { percentages, type PollOption } from './model.ts';

interface PollOptionsProps {
  id: string;
  question: string;
  options: readonly PollOption[];
  /** Id of the option that the reader voted for. */
  voted: string | null;
  /** Id of the option that is selected before the vote. */
  choice: string | null;
  formatShare: (share: number) => string;
}

/** Renders the options of a poll: radios before the vote, disabled radios with percentages after it. */
export function PollOptions({ id: poll, question, options, voted, choice, formatShare }: PollOptionsProps): ReactNode {
  const shares = voted === null ? undefined : percentages(options);
  return (
    <div className="poll-options" role="radiogroup" aria-label={question} key={voted ? 'results' : 'choice'}>
      {options.map(({ id, label, votes }) => {
        const share = shares?.get(id);
        return (
          <div className="poll-option" data-votes={votes} key={id}>
            <label>
              <input
                type="radio"
                name={`poll-${poll}`}
                id={id}
                value={id}
                required
                disabled={voted !== null}
                defaultChecked={id === (voted ?? choice)}
              />
              <span className="poll-label">{label}</span>
            </label>
            {share === undefined ? null : (
              <>
                <progress className="poll-bar" max={100} value={share} aria-label={label} />
                <span className="poll-percent">{formatShare(share)}</span>
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}
