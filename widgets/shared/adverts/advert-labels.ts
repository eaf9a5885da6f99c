import type { AdvertLabels } from './advert.ts';

/** The labels of adverts in a box's markup; empty where it has none. */
export const advertLabelsOf = ({ dataset }: HTMLElement): AdvertLabels => ({
  advert: dataset.advertLabel ?? '',
  skip: dataset.skipLabel ?? '',
  skipIn: dataset.skipInLabel ?? '',
});
