import { effect } from '@preact/signals-react';
import { heard } from './heard.ts';

/** Seconds that the buttons of a phone's lock screen move a film by. */
const step = 10;

/** Says on the lock screen and to headphones what is heard, as long as it is this. Returns what ends that. */
export function presentWhileHeard(media: HTMLMediaElement, title: string, poster: string): () => void {
  const { mediaSession } = navigator;
  // Safari has both from 15 on, https://developer.mozilla.org/docs/Web/API/MediaSession.
  if (!mediaSession || !self.MediaMetadata) return () => {};
  const seek = (seconds: number) => () => {
    media.currentTime += seconds;
  };
  return effect(() => {
    if (heard.value !== media) return;
    mediaSession.metadata = new MediaMetadata({ title, artwork: poster ? [{ src: poster }] : [] });
    mediaSession.setActionHandler('seekbackward', seek(-step));
    mediaSession.setActionHandler('seekforward', seek(step));
  });
}
