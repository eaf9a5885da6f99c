import { signal } from '@preact/signals-react';

/** The film or sound of this page that was begun last and can be heard: the only one that plays aloud. */
export const heard = signal<HTMLMediaElement | null>(null);

/** What begins to be heard has the others pause. */
function follow({ target }: Event): void {
  if (!(target instanceof HTMLMediaElement) || target.paused || target.muted) return;
  const before = heard.peek();
  if (before === target) return;
  heard.value = target;
  before?.pause();
}

let isListening = false;

/**
 * What plays is heard now; from then on there is one that is heard at most. Returns what lets go of it once it is
 * gone.
 */
export function hear(media: HTMLMediaElement): () => void {
  if (!isListening) {
    isListening = true;
    // Media events do not bubble, but all pass the document, those of players that are not ours included.
    for (const sign of ['play', 'volumechange']) document.addEventListener(sign, follow, true);
  }
  if (!media.muted && !media.paused) {
    heard.value = media;
    for (const other of document.querySelectorAll<HTMLMediaElement>('video,audio')) {
      if (other !== media && !other.muted) other.pause();
    }
  }
  return () => {
    if (heard.peek() === media) heard.value = null;
  };
}
