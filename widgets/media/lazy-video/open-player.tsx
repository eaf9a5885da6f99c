import { createRoot } from 'react-dom/client';
import type { Kernel, Unmount } from '../../../kernel/types.ts';
import { createElement } from '../../shared/html/elements.ts';
import { Player } from '../../shared/playback/player-view.tsx';
import type { LazyVideo } from './markup.ts';

/** Puts a player that plays into an item's figure, under the focus; returns what takes it away again. */
export function openPlayer(video: LazyVideo, kernel: Kernel): Unmount {
  const { item, figure, sources, poster, title, newsId, mediaId, labels, advertLabels } = video;
  const place = createElement('div', 'player player-video lazy-video-player');
  figure.append(place);
  const root = createRoot(place);
  root.render(
    <Player
      kind="video"
      startsAtOnce
      captions={[]}
      adverts={{}}
      {...{ sources, poster, title, newsId, mediaId, labels, advertLabels, kernel }}
    />,
  );
  return () => {
    root.unmount();
    place.remove();
    item.classList.remove('has-player', 'playing');
  };
}
