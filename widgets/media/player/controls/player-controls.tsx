import { type CSSProperties, type ReactNode, useEffect, useReducer } from 'react';
import '../../../shared/island/island.tsx';
import { canFillScreen, toggleFullScreen } from '../full-screen.ts';
import { toggle } from '../keys.ts';
import { hasPictureWindow, togglePictureWindow } from '../picture-window.ts';
import { Choices, type ChoicesProps } from './choices.tsx';
import { SeekBar } from './seek-bar.tsx';
import { useIdle } from './use-idle.ts';

/** Path data for 24 × 24 icons. */
const icons = {
  play: 'M7 4v16l13-8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  sound: 'M3 9v6h4l6 5V4L7 9zM16 8a6 6 0 0 1 0 8l1.5 1.5a8 8 0 0 0 0-11z',
  silence: 'M3 9v6h4l6 5V4L7 9zM15.5 8.5l7 7-1.5 1.5-7-7zM21 7.5l1.5 1.5-7 7-1.5-1.5z',
  window: 'M2 4h20v7h-2V6H4v12h6v2H2zM12 13h10v7H12z',
  fullScreen: 'M3 3h7v2H5v5H3zM14 3h7v7h-2V5h-5zM3 14h2v5h5v2H3zM19 14h2v7h-7v-2h5z',
} as const;

interface IconButtonProps {
  name: string;
  icon: keyof typeof icons;
  label: string;
  isPressed?: boolean;
  onPress: () => void;
}

/** Renders an icon button with a tooltip and an accessible name. */
const IconButton = ({ name, icon, label, isPressed, onPress }: IconButtonProps): ReactNode => (
  <button
    type="button"
    className={`player-button player-${name}`}
    aria-label={label}
    aria-pressed={isPressed}
    title={label}
    onClick={onPress}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[icon]} />
    </svg>
  </button>
);

const mediaEvents = [
  'play', 'playing', 'pause', 'waiting', 'timeupdate', 'durationchange', 'progress', 'seeking', 'seeked', 'volumechange',
] as const;

/** Renders again whenever the media element changes, because the element itself holds the state. */
function useMedia(media: HTMLMediaElement): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const { textTracks } = media;
    for (const type of mediaEvents) media.addEventListener(type, render);
    textTracks.addEventListener('change', render);
    return () => {
      for (const type of mediaEvents) media.removeEventListener(type, render);
      textTracks.removeEventListener('change', render);
    };
  }, [media]);
}

export interface PlayerControlsProps extends ChoicesProps {
  media: HTMLVideoElement;
}

/** Returns true if playback waits for data. */
const isWaiting = ({ paused, readyState }: HTMLMediaElement): boolean => !paused && readyState < 3;

function toggleSound(media: HTMLMediaElement): void {
  media.muted = !media.muted;
}

function Loudness({ media, labels }: PlayerControlsProps): ReactNode {
  const volume = media.muted ? 0 : media.volume;
  return (
    <>
      <IconButton
        name="mute"
        icon={volume > 0 ? 'sound' : 'silence'}
        label={labels.mute}
        isPressed={media.muted}
        onPress={() => toggleSound(media)}
      />
      <input
        type="range"
        className="player-range player-volume"
        aria-label={labels.volume}
        max={1}
        step={0.05}
        value={volume}
        style={{ '--played': `${volume * 100}%` } as CSSProperties}
        onChange={({ currentTarget }) => Object.assign(media, { volume: Number(currentTarget.value), muted: false })}
      />
    </>
  );
}

/**
 * Renders the controls over the media element. Time runs from left to right in every language, as in the players that
 * Persian readers know, and as the arrow keys seek.
 */
export function PlayerControls(props: PlayerControlsProps): ReactNode {
  const { media, labels, digits } = props;
  useMedia(media);
  const isIdle = useIdle(media);
  const isVideo = media.localName === 'video';
  const isHidden = isVideo && isIdle && !media.paused;
  return (
    <div className={`player-controls${isHidden ? ' is-idle' : ''}`} dir="ltr">
      <IconButton
        name={`toggle${isWaiting(media) ? ' is-waiting' : ''}`}
        icon={media.paused ? 'play' : 'pause'}
        label={media.paused ? labels.play : labels.pause}
        onPress={() => toggle(media)}
      />
      <div className="player-line">
        <SeekBar media={media} label={labels.position} digits={digits} />
        {isVideo && canFillScreen(media) ? (
          <IconButton name="full-screen" icon="fullScreen" label={labels.fullScreen} onPress={() => toggleFullScreen(media)} />
        ) : null}
      </div>
      <div className="player-tools">
        <Loudness {...props} />
        <span className="player-gap" />
        <Choices {...props} />
        {isVideo && hasPictureWindow() ? (
          <IconButton name="window" icon="window" label={labels.pictureInPicture} onPress={() => togglePictureWindow(media)} />
        ) : null}
      </div>
    </div>
  );
}
