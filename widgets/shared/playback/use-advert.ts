import { useCallback } from 'react';
import type { Kernel } from '../../../kernel/types.ts';
import type { PlayerProps } from './player-props.ts';

type ShowAdvert = (place: HTMLElement, kernel: Kernel, volume: number) => Promise<void>;

/** Shows the advert before a film; what that takes is fetched where there is one alone. Settles in any case. */
export function useAdvert({ kind, adverts, advertLabels }: PlayerProps): ShowAdvert {
  return useCallback(
    async (place, kernel, volume) => {
      const { advert, vastTag } = adverts;
      if (kind === 'audio' || !(advert || vastTag || kernel.page.meta('vast-ad-tag'))) return;
      const { showBefore } = await import('../adverts/show-before.ts');
      await showBefore(place, { advert, vastTag }, advertLabels, kernel, volume);
    },
    [kind, adverts, advertLabels],
  );
}
