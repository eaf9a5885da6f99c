import { effect } from '@preact/signals-react';
import { audible, setAudible } from '../../shared/playback/audible.ts';

/** Seconds that the buttons of a phone's lock screen move a video by. */
const step = 10;
const actions = [['seekbackward', -step], ['seekforward', step]] as const;

/** Titles and pictures of the videos that players have begun. */
const told = new WeakMap<HTMLMediaElement, MediaMetadata>();
let stopFollowing: (() => void) | undefined;

/** Tells the lock screen and headphones of what is heard; of what is no player's, or is gone, nothing. */
function present(): void {
  const media = audible.value;
  const metadata = media && told.get(media);
  const { mediaSession } = navigator;
  mediaSession.metadata = metadata ?? null;
  for (const [action, seconds] of actions) {
    mediaSession.setActionHandler(action, metadata ? () => void (media.currentTime += seconds) : null);
  }
}

/**
 * Lets only this media be heard, and tells the lock screen and headphones of it as long as it plays. Returns a function
 * that ends it.
 */
export function shareMediaSession(media: HTMLMediaElement, title: string, poster: string): () => void {
  const letGo = setAudible(media);
  // Safari has both from 15 on, https://developer.mozilla.org/docs/Web/API/MediaSession.
  if (!navigator.mediaSession || !self.MediaMetadata) return letGo;
  told.set(media, new MediaMetadata({ title, artwork: poster ? [{ src: poster }] : [] }));
  stopFollowing ??= effect(present);
  present();
  return letGo;
}
