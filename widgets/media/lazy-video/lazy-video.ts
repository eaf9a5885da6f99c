import { showNotice } from '../../../kernel/notice.ts';
import type { Mount, Unmount } from '../../../kernel/types.ts';
import { isPlainClick } from '../../../kernel/press.ts';
import { countVideoVisit } from '../../shared/visits/count-video-visit.ts';
import { type LazyVideo, lazyVideosIn } from './markup.ts';
import { openPlayer } from './open-player.ts';

/** Marks an item as playing and counts the visit, once its player is ready. */
function whenReady(video: LazyVideo): void {
  const { item, figure } = video;
  function follow({ target }: Event): void {
    // Not an advert before the film.
    if (!(target as Element).matches('.player-media')) return;
    figure.removeEventListener('canplay', follow, true);
    item.classList.add('playing');
    countVideoVisit(video);
  }

  figure.addEventListener('canplay', follow, true);
}

/** Leads to the item's own page, unless the phone is offline: the list stays then, and says so. */
function leaveFor({ opener }: LazyVideo): void {
  const address = opener instanceof HTMLAnchorElement ? opener.href : opener?.getAttribute('formaction');
  if (navigator.onLine && address) location.assign(address);
  else showNotice(true);
}

/** Makes a player of each item whose figure is tapped, once; until then nothing of any film or player is fetched. */
const mount: Mount = (box, kernel) => {
  const videos = lazyVideosIn(box);
  const unmounts: Unmount[] = [];

  async function play(video: LazyVideo): Promise<void> {
    const { classList } = video.item;
    classList.add('has-player');
    try {
      whenReady(video);
      unmounts.push(await openPlayer(video, box, kernel));
    } catch {
      classList.remove('has-player');
      leaveFor(video);
    }
  }

  function tap(event: MouseEvent): void {
    const video = videos.find(({ figure }) => figure.contains(event.target as Node));
    if (!video || event.defaultPrevented || !isPlainClick(event)) return;
    const isNew = !video.item.classList.contains('has-player');
    if (isNew || video.opener?.contains(event.target as Node)) event.preventDefault();
    if (isNew) void play(video);
  }

  box.addEventListener('click', tap);
  return () => {
    box.removeEventListener('click', tap);
    for (const unmount of unmounts) unmount();
  };
};

export default mount;
