import type { ReaderStorage } from '../../../kernel/types.ts';

const isRead = ({ kind }: TextTrack): boolean => kind === 'captions' || kind === 'subtitles';

/** Returns the tracks with captions or subtitles, but not those with chapters. */
export const readTracksOf = ({ textTracks }: HTMLMediaElement): TextTrack[] => [...textTracks].filter(isRead);

/** Shows one of a video's captions, or none. */
export function chooseCaptions(tracks: readonly TextTrack[], chosen: TextTrack | undefined): void {
  for (const track of tracks) track.mode = track === chosen ? 'showing' : 'disabled';
}

/**
 * Shows the captions that the reader chose in another video, and remembers new choices by language; an empty text means
 * none. If the video lacks the language, changes nothing. Returns a function that stops this.
 */
export function followCaptions(media: HTMLMediaElement, storage: ReaderStorage): () => void {
  const { textTracks } = media;
  const tracks = readTracksOf(media);
  const chosen = storage.read('player', 'captions');
  const isThere = chosen === '' || tracks.some(({ language }) => language === chosen);
  if (isThere) chooseCaptions(tracks, tracks.find(({ language }) => language === chosen));

  const keep = (): void => {
    storage.write('player', 'captions', tracks.find(({ mode }) => mode === 'showing')?.language ?? '');
  };
  textTracks.addEventListener('change', keep);
  return () => textTracks.removeEventListener('change', keep);
}
