import { signal } from '@preact/signals-react';

/** The video or sound of this page that was begun last and can be heard: the only one that plays aloud. */
export const audible = signal<HTMLMediaElement | null>(null);

/** Pauses the others when a media element becomes audible. */
function follow({ target }: Event): void {
  if (!(target instanceof HTMLMediaElement) || target.paused || target.muted) return;
  const before = audible.peek();
  if (before === target) return;
  audible.value = target;
  before?.pause();
}

let isListening = false;

/**
 * Makes a media element the audible one, now and whenever it plays: all others pause. Returns what lets go of it once
 * it is gone.
 */
export function setAudible(media: HTMLMediaElement): () => void {
  if (!isListening) {
    isListening = true;
    // Media events do not bubble, but all pass the document, those of players that are not ours included.
    for (const type of ['play', 'volumechange']) document.addEventListener(type, follow, true);
  }
  if (!media.muted && !media.paused) {
    audible.value = media;
    for (const other of document.querySelectorAll<HTMLMediaElement>('video,audio')) {
      if (other !== media && !other.muted) other.pause();
    }
  }
  return () => {
    if (audible.peek() === media) audible.value = null;
  };
}
