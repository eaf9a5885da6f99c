import type { ReactNode } from 'react';
import type { PlayerLabels } from './labels.ts';

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

interface PlayerBarProps {
  labels: PlayerLabels;
  qualities: readonly string[];
  /** -1 where a stream chooses itself. */
  quality: number;
  /** Whether they are a stream's, whose own choice is then one of them. */
  areLevels: boolean;
  speed: number;
  formatNumber: (number: number) => string;
  onQuality: (index: number) => void;
  onSpeed: (speed: number) => void;
  /** Null for what has no picture. */
  onPictureInPicture: (() => void) | null;
  /** Whether the browser can show a film in a window of its own. */
  hasWindow: boolean;
}

/** What a browser's own controls lack: quality, speed, and a window of its own. */
export function PlayerBar({ labels, qualities, quality, areLevels, speed, ...act }: PlayerBarProps): ReactNode {
  const { formatNumber, onQuality, onSpeed, onPictureInPicture, hasWindow } = act;
  return (
    <div className="player-bar needs-script">
      {qualities.length > 1 ? (
        <label className="player-choice">
          <span>{labels.quality}</span>
          <select
            className="player-quality"
            value={quality}
            onChange={({ currentTarget }) => onQuality(Number(currentTarget.value))}
          >
            {areLevels ? <option value={-1}>{labels.automatic}</option> : null}
            {qualities.map((name, index) => (
              <option key={`${index} ${name}`} value={index}>
                {name || formatNumber(index + 1)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <label className="player-choice">
        <span>{labels.speed}</span>
        <select
          className="player-speed"
          value={speed}
          onChange={({ currentTarget }) => onSpeed(Number(currentTarget.value))}
        >
          {speeds.map(choice => (
            <option key={choice} value={choice}>
              {`${formatNumber(choice)}×`}
            </option>
          ))}
        </select>
      </label>
      {onPictureInPicture ? (
        <button type="button" className="player-window" aria-disabled={!hasWindow} onClick={onPictureInPicture}>
          {labels.pictureInPicture}
        </button>
      ) : null}
    </div>
  );
}
