import type { ReaderStorage } from '../../../kernel/types.ts';
import { preferencesIn, keepPreferences } from './memory.ts';

interface FollowedPreferences {
  /** Makes the media as loud and as fast as the reader likes it now. */
  apply: () => void;
  chooseSpeed: (speed: number) => void;
  stop: () => void;
}

/** Remembers how loud and how fast the reader has media play, and says how fast that is: one is as it was taken. */
export function followPreferences(
  media: HTMLMediaElement,
  storage: ReaderStorage,
  showSpeed: (speed: number) => void,
): FollowedPreferences {
  function apply(): void {
    const { volume, isMuted, speed } = preferencesIn(storage);
    Object.assign(media, { volume, muted: isMuted, defaultPlaybackRate: speed });
    showSpeed(speed);
  }

  function keepVolume(): void {
    keepPreferences(storage, { ...preferencesIn(storage), volume: media.volume, isMuted: media.muted });
  }

  function keepSpeed(): void {
    showSpeed(media.playbackRate);
    keepPreferences(storage, { ...preferencesIn(storage), speed: media.playbackRate });
  }

  media.addEventListener('volumechange', keepVolume);
  media.addEventListener('ratechange', keepSpeed);
  showSpeed(preferencesIn(storage).speed);
  return {
    apply,
    chooseSpeed(speed) {
      Object.assign(media, { defaultPlaybackRate: speed, playbackRate: speed });
      // The event that says so comes later, when the reader may have left.
      keepSpeed();
    },
    stop: () => {
      media.removeEventListener('volumechange', keepVolume);
      media.removeEventListener('ratechange', keepSpeed);
    },
  };
}
