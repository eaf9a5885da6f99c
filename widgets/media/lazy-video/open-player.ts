import type { Kernel, Unmount } from '../../../kernel/types.ts';
import { createElement } from '../../shared/base/elements.ts';
import type { LazyVideo } from './markup.ts';

/** A box of the player's for a video, which says what its list says. */
function createBox({ title, captions, ...video }: LazyVideo, { dataset }: HTMLElement): HTMLElement {
  const { sources: mediaUrl, poster, newsId, mediaId } = video;
  const box = createElement('div', 'player player-video lazy-video-player', {
    'data-widget': 'player',
    'data-load': 'tap',
    'data-conf': JSON.stringify({ mediaUrl, poster, newsId, mediaId }),
  });
  for (const [name, label] of Object.entries(dataset)) if (name.endsWith('Label')) box.dataset[name] = label;
  const media = createElement('video', 'player-media', { 'aria-label': title });
  for (const { file: src, language: srclang, label, isDefault } of captions) {
    media.append(Object.assign(document.createElement('track'), { kind: 'captions', src, srclang, label, default: isDefault }));
  }
  box.append(media);
  return box;
}

/** Puts a player that plays into an item's figure; returns what takes it away again. Rejects where it cannot be had. */
export async function openPlayer(video: LazyVideo, list: HTMLElement, kernel: Kernel): Promise<Unmount> {
  const { item, figure } = video;
  const box = createBox(video, list);
  const remove = (): void => {
    box.dispatchEvent(new CustomEvent('widget:unmount', { bubbles: true }));
    box.remove();
    item.classList.remove('has-player', 'playing');
  };
  figure.append(box);
  await kernel.wake(box);
  const start = box.querySelector<HTMLElement>('.player-start');
  if (!start) {
    remove();
    throw new Error('The player could not be had');
  }
  start.click();
  return remove;
}
