import type { ReaderStorage } from '../../../kernel/types.ts';
import { followCaptions } from './captions-choice.ts';
import { pressKey } from './keys.ts';
import { presentWhileHeard } from './media-session.ts';
import type { PlayerProps } from './player-props.ts';

export { loadControls } from './controls/load-controls.ts';

type Video = Pick<PlayerProps, 'title' | 'poster' | 'mediaId'>;

/**
 * What nobody needs before a video plays: its visit is counted, keys work it, it is the only one that is heard, and the
 * reader's captions are shown with it. Returns what ends that.
 */
export function followPlay(media: HTMLVideoElement, video: Video, storage: ReaderStorage): () => void {
  const { title, poster, mediaId } = video;
  // Its controls are beside it.
  const stage = media.parentElement ?? media;
  const press = (event: KeyboardEvent): void => pressKey(event, media);
  // Where it cannot be had, the visit is not counted.
  void import('../../shared/playback/count-video-visit.ts').then(({ countVideoVisit }) => countVideoVisit({ mediaId }), () => {});
  stage.addEventListener('keydown', press);
  const letGo = presentWhileHeard(media, title, poster);
  const stopCaptions = followCaptions(media, storage);
  return () => {
    stage.removeEventListener('keydown', press);
    letGo();
    stopCaptions();
  };
}
