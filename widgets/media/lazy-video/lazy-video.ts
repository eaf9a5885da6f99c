import { showNotice } from '../../../kernel/notice.ts';
import { hasModifier } from '../../../kernel/press.ts';
import type { Kernel, Mount, Unmount } from '../../../kernel/types.ts';
import { createElement } from '../../shared/base/elements.ts';
import { playerMedia, playerStart } from '../../shared/base/other-boxes.ts';
import { type LazyVideo, lazyVideosIn } from './markup.ts';

/** Creates the player's box for a video, with the labels of the list. */
function createBox({ title, captions, ...video }: LazyVideo, { dataset }: HTMLElement): HTMLElement {
  const { sources: mediaUrl, poster, newsId, mediaId } = video;
  const box = createElement('div', 'player player-video lazy-video-player', {
    'data-widget': 'player',
    'data-load': 'tap',
    'data-conf': JSON.stringify({ mediaUrl, poster, newsId, mediaId }),
  });
  for (const [name, label] of Object.entries(dataset)) if (name.endsWith('Label')) box.dataset[name] = label;
  const media = createElement('video', playerMedia, { 'aria-label': title });
  for (const { file: src, language: srclang, label, isDefault } of captions) {
    media.append(Object.assign(document.createElement('track'), { kind: 'captions', src, srclang, label, default: isDefault }));
  }
  box.append(media);
  return box;
}

/**
 * Puts a playing player into an item's figure. Resolves with a function that removes it. Rejects if the player fails to
 * load.
 */
async function openPlayer(video: LazyVideo, list: HTMLElement, kernel: Kernel): Promise<Unmount> {
  const { item, figure } = video;
  const box = createBox(video, list);
  const remove = (): void => {
    box.dispatchEvent(new CustomEvent('widget:unmount', { bubbles: true }));
    box.remove();
    item.classList.remove('has-player', 'playing');
  };
  figure.append(box);
  await kernel.wake(box);
  const start = box.querySelector<HTMLElement>(playerStart);
  if (!start) {
    remove();
    throw new Error('The player could not be had');
  }
  start.click();
  return remove;
}

/** Navigates to the item's page. Offline, stays on the page and shows the notice. */
function leaveFor({ opener }: LazyVideo): void {
  const address = opener instanceof HTMLAnchorElement ? opener.href : opener?.getAttribute('formaction');
  if (navigator.onLine && address) location.assign(address);
  else showNotice(true);
}

/** Replaces each tapped figure with a player. Loads nothing of videos or the player before that. */
const mount: Mount = (box, kernel) => {
  const videos = lazyVideosIn(box);
  const unmounts: Unmount[] = [];

  async function play(video: LazyVideo): Promise<void> {
    const { classList } = video.item;
    classList.add('has-player');
    try {
      unmounts.push(await openPlayer(video, box, kernel));
    } catch {
      classList.remove('has-player');
      leaveFor(video);
    }
  }

  function tap(event: MouseEvent): void {
    const video = videos.find(({ figure }) => figure.contains(event.target as Node));
    if (!video || event.defaultPrevented || hasModifier(event)) return;
    const isNew = !video.item.classList.contains('has-player');
    if (isNew || video.opener?.contains(event.target as Node)) event.preventDefault();
    if (isNew) void play(video);
  }

  /** Marks an item as playing and counts the visit once its player is ready. */
  function followReady({ target }: Event): void {
    const video = videos.find(({ figure }) => figure.contains(target as Node));
    // Ignores an advert before the video and another quality of the same video.
    if (!video || video.item.classList.contains('playing') || !(target as Element).classList.contains(playerMedia)) return;
    video.item.classList.add('playing');
    void import('../../shared/playback/count-video-visit.ts').then(({ countVideoVisit }) => countVideoVisit(video), () => {});
  }

  box.addEventListener('click', tap);
  box.addEventListener('canplay', followReady, true);
  return () => {
    box.removeEventListener('click', tap);
    box.removeEventListener('canplay', followReady, true);
    for (const unmount of unmounts) unmount();
  };
};

export default mount;
