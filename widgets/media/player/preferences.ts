import type { ReaderStorage } from '../../../kernel/types.ts';
import { preferencesIn, keepPreferences } from './memory.ts';

interface FollowedPreferences {
  /** Applies the reader's current volume and speed. */
  apply: () => void;
  chooseSpeed: (speed: number) => void;
  stop: () => void;
}

/** Saves changes of volume and speed, and reports the speed; 1 is normal. */
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
      // Saves at once, because the event comes later, and the reader may leave before that.
      keepSpeed();
    },
    stop: () => {
      media.removeEventListener('volumechange', keepVolume);
      media.removeEventListener('ratechange', keepSpeed);
    },
  };
}
