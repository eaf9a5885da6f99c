import type { ReaderStorage } from '../../../kernel/types.ts';
import { savePosition, savedPositionOf } from './memory.ts';

interface FollowedPosition {
  /** Remembers the position before the source changes. */
  note: () => void;
  /** Seeks to that position, or at first to the saved one. */
  goBack: () => void;
  stop: () => void;
}

/** Saves the reader's position in media under an id. Does nothing with an empty id, as for live streams. */
export function followPosition(media: HTMLMediaElement, storage: ReaderStorage, id: string): FollowedPosition {
  let place = savedPositionOf(storage, id);
  const keep = (): void => savePosition(storage, id, media.ended ? 0 : media.currentTime, media.duration);
  const listeners: readonly [target: EventTarget, type: string][] = [
    [media, 'pause'],
    [media, 'ended'],
    [self, 'pagehide'],
    // A phone may end a hidden page without further events.
    [document, 'visibilitychange'],
  ];
  for (const [target, type] of listeners) target.addEventListener(type, keep);
  return {
    note() {
      place = media.currentTime || place;
      // Without this, a browser without metadata would also seek there, and WebKitGTK may stall at two such seeks.
      if (media.readyState === 0) media.currentTime = 0;
    },
    goBack() {
      if (place) media.currentTime = place;
      place = 0;
    },
    stop() {
      keep();
      for (const [target, type] of listeners) target.removeEventListener(type, keep);
    },
  };
}
