import type { ReactNode } from 'react';
import type { PlayerLabels } from '../../shared/playback/labels.ts';

interface FailureProps {
  labels: PlayerLabels;
  /** Address of the source that has failed; empty where none has. */
  file: string;
  /** Name of the source that may do instead. */
  other: string;
  onTry: () => void;
}

/** Says that something cannot be played, and offers its file and another try. */
export const Failure = ({ labels, file, other, onTry }: FailureProps): ReactNode => (
  <div className={file ? 'player-failure' : undefined}>
    <p className="player-message" role="status">
      {file ? labels.failed : null}
    </p>
    {file ? (
      <p className="player-ways">
        <button type="button" onClick={onTry}>
          {other || labels.again}
        </button>
        <a href={file} download="">
          {labels.download}
        </a>
      </p>
    ) : null}
  </div>
);
