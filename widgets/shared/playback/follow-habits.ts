import type { ReaderStorage } from '../../../kernel/types.ts';
import { habitsIn, keepHabits } from './memory.ts';

interface FollowedHabits {
  /** Makes the medium as loud and as fast as the reader likes it now. */
  obey: () => void;
  chooseSpeed: (speed: number) => void;
  stop: () => void;
}

/** Remembers how loud and how fast the reader has a medium play, and says how fast that is: one is as it was taken. */
export function followHabits(
  media: HTMLMediaElement,
  storage: ReaderStorage,
  showSpeed: (speed: number) => void,
): FollowedHabits {
  function obey(): void {
    const { volume, isMuted, speed } = habitsIn(storage);
    Object.assign(media, { volume, muted: isMuted, defaultPlaybackRate: speed });
    showSpeed(speed);
  }

  function keepVolume(): void {
    keepHabits(storage, { ...habitsIn(storage), volume: media.volume, isMuted: media.muted });
  }

  function keepSpeed(): void {
    showSpeed(media.playbackRate);
    keepHabits(storage, { ...habitsIn(storage), speed: media.playbackRate });
  }

  media.addEventListener('volumechange', keepVolume);
  media.addEventListener('ratechange', keepSpeed);
  showSpeed(habitsIn(storage).speed);
  return {
    obey,
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
