import { pressKey } from './keys.ts';
import { presentWhileHeard } from './media-session.ts';
import type { PlayerProps } from './player-props.ts';

type Film = Pick<PlayerProps, 'title' | 'poster' | 'mediaId'>;

/**
 * What nobody needs before a film plays: its visit is counted, keys work it, and it is the only one that is heard.
 * Returns what ends that.
 */
export function followPlay(media: HTMLVideoElement, { title, poster, mediaId }: Film): () => void {
  const press = (event: KeyboardEvent): void => pressKey(event, media);
  // Where it cannot be had, the visit is not counted.
  void import('./count-video-visit.ts').then(({ countVideoVisit }) => countVideoVisit({ mediaId }), () => {});
  media.addEventListener('keydown', press);
  const letGo = presentWhileHeard(media, title, poster);
  return () => {
    media.removeEventListener('keydown', press);
    letGo();
  };
}
