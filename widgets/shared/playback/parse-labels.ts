import type { PlayerLabels } from './player-props.ts';

/** Reads what the controls of a player are called from its box. */
export const parsePlayerLabels = ({ dataset }: HTMLElement): PlayerLabels => ({
  play: dataset.playLabel ?? '',
  quality: dataset.qualityLabel ?? '',
  automatic: dataset.automaticLabel ?? '',
  speed: dataset.speedLabel ?? '',
  pictureInPicture: dataset.pictureInPictureLabel ?? '',
  failed: dataset.failedLabel ?? '',
  again: dataset.againLabel ?? '',
  download: dataset.downloadLabel ?? '',
});
