import type { ReactNode } from 'react';
import type { Digits } from '../../../kernel/types.ts';
import { formatTime } from '../../shared/playback/format-time.ts';
import type { PlayerProps } from './player-props.ts';

interface PosterProps extends Pick<PlayerProps, 'poster' | 'title' | 'length' | 'labels'> {
  digits: Digits;
  isBusy: boolean;
  onStart: () => void;
}

/** Covers the browser's own player until ours plays: a button with its picture, its title and its length. */
export const Poster = ({ poster, title, length, labels, digits, isBusy, onStart }: PosterProps): ReactNode => (
  <button type="button" className="player-start needs-script" aria-busy={isBusy} onClick={onStart}>
    {poster ? <img className="player-poster" src={poster} width="16" height="9" alt="" loading="lazy" decoding="async" /> : null}
    <span className="player-sign" dir="ltr" />
    <span className="player-about">
      <span className="visually-hidden">{`${labels.play}: `}</span>
      <span className="player-title">{title}</span>
      {length > 0 ? (
        <time className="player-length" dir="ltr" dateTime={`PT${length}S`}>
          {formatTime(length, digits)}
        </time>
      ) : null}
    </span>
  </button>
);
