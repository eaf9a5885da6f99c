import { effect } from '@preact/signals-react';
import { audible, setAudible } from '../../shared/playback/audible.ts';

/** Seconds per press on a seek button of the lock screen. */
const step = 10;
const actions = [['seekbackward', -step], ['seekforward', step]] as const;

/** Metadata of the videos that players have started. */
const told = new WeakMap<HTMLMediaElement, MediaMetadata>();
let stopFollowing: (() => void) | undefined;

/** Shows the audible media on the lock screen. Shows nothing for other media or after an unmount. */
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
 * Makes this media element the only audible one and shows it on the lock screen while it plays. Returns a function that
 * stops this.
 */
export function shareMediaSession(media: HTMLMediaElement, title: string, poster: string): () => void {
  const letGo = setAudible(media);
  // Safari supports both from version 15 (https://developer.mozilla.org/docs/Web/API/MediaSession).
  if (!navigator.mediaSession || !self.MediaMetadata) return letGo;
  told.set(media, new MediaMetadata({ title, artwork: poster ? [{ src: poster }] : [] }));
  stopFollowing ??= effect(present);
  present();
  return letGo;
}
