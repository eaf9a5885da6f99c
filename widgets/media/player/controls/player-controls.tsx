import type { CSSProperties, ReactNode } from 'react';
// With this, the build leaves the runtime one file, which is here already.
import '../../../shared/island/island.tsx';
import { canFillScreen, toggleFullScreen } from '../full-screen.ts';
import { toggle } from '../keys.ts';
import { hasPictureWindow, togglePictureWindow } from '../picture-window.ts';
import { Choices, type ChoicesProps } from './choices.tsx';
import { IconButton } from './icon-button.tsx';
import { SeekBar } from './seek-bar.tsx';
import { useIdle } from './use-idle.ts';
import { useMedia } from './use-media.ts';

export interface PlayerControlsProps extends ChoicesProps {
  media: HTMLVideoElement;
}

/** Tells if more has to come before it goes on. */
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
 * The controls of a video or a sound over the browser's own element. Time runs from left to right in every language, as
 * it does in the players that Persian readers know, and as the arrow keys move it.
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
