import type { ReaderStorage } from '../../../kernel/types.ts';
import { followCaptions } from './captions-choice.ts';
import { pressKey } from './keys.ts';
import { shareMediaSession } from './media-session.ts';
import type { PlayerProps } from './player-props.ts';

export { loadControls } from './controls/load-controls.ts';

type Video = Pick<PlayerProps, 'title' | 'poster' | 'mediaId'>;

/**
 * Starts the work that only a playing video needs: counts the visit, adds keyboard shortcuts, pauses other media and
 * shows the reader's captions. Returns a function that stops this.
 */
export function followPlay(media: HTMLVideoElement, video: Video, storage: ReaderStorage): () => void {
  const { title, poster, mediaId } = video;
  // The controls are siblings of the media element.
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
