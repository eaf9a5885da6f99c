import type { ReactNode } from 'react';
import type { PlayerLabels } from '../../shared/playback/labels.ts';

interface FailureProps {
  labels: PlayerLabels;
  /** URL of the source that has failed. Empty if none has. */
  file: string;
  /** Name of the source to try instead. */
  other: string;
  onTry: () => void;
}

/** Renders the message that something cannot be played, with a link to its file and a retry button. */
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
