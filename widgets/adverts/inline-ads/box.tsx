import type { ReactNode } from 'react';
import { Advert, type PrintedAdvert } from '../../shared/adverts/rendered-advert.tsx';

interface InlineAdsBoxProps {
  language: string;
  /** Adverts in the order in which readers see them. After the last one, the first one follows. */
  adverts: readonly PrintedAdvert[];
  /** Id of the box with the list. */
  boxId: string;
  /** Number of items before each advert. */
  every: number;
}

/** Renders adverts for places between the items of a list. They are neither shown nor fetched before. */
export function InlineAdsBox({ language, adverts, boxId, every }: InlineAdsBoxProps): ReactNode {
  return (
    <div
      className={`inline-ads pushadsinline-${boxId}-${every}`}
      data-widget="inline-ads"
      data-pack="adverts"
      data-load="scroll"
      hidden
    >
      <template>
        {adverts.map(advert => (
          <Advert advert={advert} language={language} as="li" key={advert.id} />
        ))}
      </template>
    </div>
  );
}
