import { effect } from '@preact/signals-react';
import { hear, heard } from './heard.ts';

/** Seconds that the buttons of a phone's lock screen move a film by. */
const step = 10;

/**
 * What plays is the only one that is heard, and the lock screen and headphones are told of it as long as it is. Returns
 * what ends that.
 */
export function presentWhileHeard(media: HTMLMediaElement, title: string, poster: string): () => void {
  hear(media);
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
