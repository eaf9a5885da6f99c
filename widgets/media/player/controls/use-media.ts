import { useEffect, useReducer } from 'react';

const mediaEvents = [
  'play', 'playing', 'pause', 'waiting', 'timeupdate', 'durationchange', 'progress', 'seeking', 'seeked', 'volumechange',
] as const;

/** Renders anew whenever a media element changes: it is itself what says how it stands. */
export function useMedia(media: HTMLMediaElement): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const { textTracks } = media;
    for (const type of mediaEvents) media.addEventListener(type, render);
    textTracks.addEventListener('change', render);
    return () => {
      for (const type of mediaEvents) media.removeEventListener(type, render);
      textTracks.removeEventListener('change', render);
    };
  }, [media]);
}
