import type { ReaderStorage } from '../../../kernel/types.ts';

/** What is read beside a film: what names its chapters is not chosen. */
const isRead = ({ kind }: TextTrack): boolean => kind === 'captions' || kind === 'subtitles';

/**
 * Shows the captions of a film that the reader has chosen in another, and remembers the choice: their language, or an
 * empty text for none. A language that the film has not changes nothing. Returns what ends that.
 */
export function followCaptions({ textTracks }: HTMLMediaElement, storage: ReaderStorage): () => void {
  const tracks = Array.from(textTracks).filter(isRead);
  const chosen = storage.read('player', 'captions');
  const isThere = chosen === '' || tracks.some(({ language }) => language === chosen);
  if (isThere) for (const track of tracks) track.mode = track.language === chosen ? 'showing' : 'disabled';

  const keep = (): void => {
    storage.write('player', 'captions', tracks.find(({ mode }) => mode === 'showing')?.language ?? '');
  };
  textTracks.addEventListener('change', keep);
  return () => textTracks.removeEventListener('change', keep);
}
