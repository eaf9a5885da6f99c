import type { Kernel, Unmount } from '../../../kernel/types.ts';
import { createElement } from '../../shared/html/elements.ts';
import type { LazyVideo } from './markup.ts';

/** Puts a player that plays into an item's figure, under the focus; returns what takes it away again. */
export function openPlayer({ item, figure, sources, title, poster }: LazyVideo, _kernel: Kernel): Unmount {
  const place = createElement('div', 'lazy-video-player');
  const film = createElement('video', 'player', { controls: '', playsinline: '', 'aria-label': title });
  film.poster = poster;
  film.src = sources[0]?.file ?? '';
  place.append(film);
  figure.append(place);
  film.focus();
  film.play().catch(() => {});
  return () => {
    place.remove();
    item.classList.remove('has-player', 'playing');
  };
}
