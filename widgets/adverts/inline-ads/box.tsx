import type { ReactNode } from 'react';
import { Advert, type PrintedAdvert } from '../../shared/adverts/rendered-advert.tsx';

interface InlineAdsBoxProps {
  language: string;
  /** In the order in which readers see them; then they begin again. */
  adverts: readonly PrintedAdvert[];
  /** The box with the list that they come into. */
  boxId: string;
  /** After how many items each. */
  every: number;
}

/** Adverts that wait to come between the items of a list. Nothing of them is shown or fetched before. */
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
