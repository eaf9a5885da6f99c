import { useMemo } from 'react';
import type { Kernel } from '../../../kernel/types.ts';
import { abortAfterSeen, rejectOnAbort } from '../../shared/adverts/seen-time.ts';
import type { PlayerProps } from './player-props.ts';
import { unlock } from '../../shared/playback/unlock.ts';

/** Milliseconds that an advert has to begin: what it takes is fetched in that time, or it is left out. */
const timeoutMs = 7000;

type ShowAdvert = (place: HTMLElement, media: HTMLMediaElement) => Promise<void>;

/**
 * Shows the advert before a video, as loud as that; undefined without an advert. Its code is fetched then. Settles when
 * it is over, and rejects if not even the code for it comes in time.
 */
export function useAdvert({ kind, adverts, advertLabels }: PlayerProps, kernel: Kernel): ShowAdvert | undefined {
  return useMemo(() => {
    const { advert, vastTag } = adverts;
    if (kind === 'audio' || !(advert || vastTag || kernel.page.meta('vast-ad-tag'))) return undefined;
    return async (place, { muted, volume }) => {
      const late = abortAfterSeen(timeoutMs);
      const video = Object.assign(document.createElement('video'), { muted, volume });
      unlock(video);
      const { showBefore } = await Promise.race([import('./preroll/show-before.ts'), rejectOnAbort(late)]);
      await showBefore(place, { advert, vastTag }, advertLabels, kernel, video, late);
    };
  }, [kind, adverts, advertLabels, kernel]);
}
