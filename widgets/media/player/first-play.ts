import type { ReaderStorage } from '../../../kernel/types.ts';
import { followCaptions } from './captions-choice.ts';
import { pressKey } from './keys.ts';
import { shareMediaSession } from './media-session.ts';
import type { PlayerProps } from './player-props.ts';

export { loadControls } from './controls/load-controls.ts';

type Video = Pick<PlayerProps, 'title' | 'poster' | 'mediaId'>;

/**
 * Begins the work that only a playing video needs: its visit is counted, keys work it, it alone is heard, and the
 * reader's captions are shown with it. Returns a function that ends it.
 */
export function followPlay(media: HTMLVideoElement, video: Video, storage: ReaderStorage): () => void {
  const { title, poster, mediaId } = video;
  // Its controls are beside it.
  const stage = media.parentElement ?? media;
  const press = (event: KeyboardEvent): void => pressKey(event, media);
  // Without this code, the visit is not counted.
  void import('../../shared/playback/count-video-visit.ts').then(({ countVideoVisit }) => countVideoVisit({ mediaId }), () => {});
  stage.addEventListener('keydown', press);
  const letGo = shareMediaSession(media, title, poster);
  const stopCaptions = followCaptions(media, storage);
  return () => {
    stage.removeEventListener('keydown', press);
    letGo();
    stopCaptions();
  };
}
