import type { ReaderStorage } from '../../../kernel/types.ts';
import { savePosition, savedPositionOf } from './memory.ts';

interface FollowedPosition {
  /** Takes note of where the media is, before it gets another source. */
  note: () => void;
  /** Brings it there, or at first to where the reader left it another day. */
  goBack: () => void;
  stop: () => void;
}

/** Remembers where the reader leaves media, under an id; empty for what has no place, such as a live stream. */
export function followPosition(media: HTMLMediaElement, storage: ReaderStorage, id: string): FollowedPosition {
  let place = savedPositionOf(storage, id);
  const keep = (): void => savePosition(storage, id, media.ended ? 0 : media.currentTime, media.duration);
  const listeners: readonly [target: EventTarget, type: string][] = [
    [media, 'pause'],
    [media, 'ended'],
    [self, 'pagehide'],
    // A phone may end what is not seen without a word.
    [document, 'visibilitychange'],
  ];
  for (const [target, type] of listeners) target.addEventListener(type, keep);
  return {
    note() {
      place = media.currentTime || place;
      // Or a browser that knows nothing of the file yet goes there, too: WebKitGTK may stand still at two such seeks.
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
