import { signal } from '@preact/signals-react';

/** The latest started video or audio of this page that is not muted. All others pause. */
export const audible = signal<HTMLMediaElement | null>(null);

/** Pauses the previous media element when another one becomes audible. */
function follow({ target }: Event): void {
  if (!(target instanceof HTMLMediaElement) || target.paused || target.muted) return;
  const before = audible.peek();
  if (before === target) return;
  audible.value = target;
  before?.pause();
}

let isListening = false;

/**
 * Makes a media element the audible one now and whenever it plays, so that all others pause. Returns a function that
 * releases it.
 */
export function setAudible(media: HTMLMediaElement): () => void {
  if (!isListening) {
    isListening = true;
    // Media events do not bubble, but a capture listener at the document receives them all, also from other players.
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
