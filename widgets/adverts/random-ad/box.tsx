import type { ReactNode } from 'react';
import { Advert, type PrintedAdvert } from '../../shared/adverts/rendered-advert.tsx';

interface RandomAdBoxProps {
  language: string;
  adverts: readonly PrintedAdvert[];
  /** Number of adverts to show. */
  items?: number;
}

/** Returns the likeliest adverts, which are shown until the phone draws, and without script. */
function shownAtFirst(adverts: readonly PrintedAdvert[], items: number): readonly PrintedAdvert[] {
  const chances = adverts.filter(({ chance = 0 }) => chance > 0);
  return chances.sort((one, other) => (other.chance ?? 0) - (one.chance ?? 0)).slice(0, items);
}

/** Renders adverts; the phone shows a random choice of them, weighted by `chance`. */
export function RandomAdBox({ language, adverts, items = 1 }: RandomAdBoxProps): ReactNode {
  const shown = shownAtFirst(adverts, items);
  return (
    <div className="random-ad" data-widget="random-ad" data-pack="adverts" data-load="scroll" data-conf={JSON.stringify({ items })}>
      {adverts.map(advert => (
        <Advert advert={advert} language={language} hidden={!shown.includes(advert)} key={advert.id} />
      ))}
    </div>
  );
}
