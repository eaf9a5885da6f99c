import type { ReaderStorage } from '../../../kernel/types.ts';

const isRead = ({ kind }: TextTrack): boolean => kind === 'captions' || kind === 'subtitles';

/** Tracks that are read beside a video: those that name its chapters are not chosen. */
export const readTracksOf = ({ textTracks }: HTMLMediaElement): TextTrack[] => [...textTracks].filter(isRead);

/** Shows one of the captions of a video, or none. */
export function chooseCaptions(tracks: readonly TextTrack[], chosen: TextTrack | undefined): void {
  for (const track of tracks) track.mode = track === chosen ? 'showing' : 'disabled';
}

/**
 * Shows the captions of a video that the reader has chosen in another, and remembers the choice: their language, or an
 * empty text for none. A language that the video has not changes nothing. Returns what ends that.
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
