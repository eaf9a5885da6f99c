import { useCallback } from 'react';
import type { Kernel } from '../../../kernel/types.ts';
import { abortAfterSeen, rejectOnAbort } from '../../shared/adverts/seen-time.ts';
import type { PlayerProps } from './player-props.ts';
import { unlock } from '../../shared/playback/unlock.ts';

/** Milliseconds that an advert has to begin: what it takes is fetched in that time, or it is left out. */
const timeoutMs = 7000;

type ShowAdvert = (place: HTMLElement, kernel: Kernel, media: HTMLMediaElement) => Promise<void>;

/**
 * Shows the advert before a video, as loud as that; what it takes is fetched where there is one alone. Settles when it
 * is over, and rejects where not even the code for it comes in time.
 */
export function useAdvert({ kind, adverts, advertLabels }: PlayerProps): ShowAdvert {
  return useCallback(
    async (place, kernel, { muted, volume }) => {
      const { advert, vastTag } = adverts;
      if (kind === 'audio' || !(advert || vastTag || kernel.page.meta('vast-ad-tag'))) return;
      const late = abortAfterSeen(timeoutMs);
      const video = Object.assign(document.createElement('video'), { muted, volume });
      unlock(video);
      const { showBefore } = await Promise.race([import('./preroll/show-before.ts'), rejectOnAbort(late)]);
      await showBefore(place, { advert, vastTag }, advertLabels, kernel, video, late);
    },
    [kind, adverts, advertLabels],
  );
}
