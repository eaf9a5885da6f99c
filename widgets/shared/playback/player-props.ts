import type { AdvertLabels } from '../adverts/advert.ts';
import type { Source } from './source.ts';

/** What is said beside a film, as WebVTT. */
export interface Captions {
  file: string;
  language: string;
  label: string;
}

/** What the controls of a player are called. */
export interface PlayerLabels {
  play: string;
  quality: string;
  /** The quality that a stream chooses itself. */
  automatic: string;
  speed: string;
  pictureInPicture: string;
  failed: string;
  again: string;
  download: string;
}

/** What a box says of the advert before its film; where it says nothing, the page's meta may. */
export interface AdvertSettings {
  advert?: unknown;
  vastTag?: unknown;
}

export interface PlayerProps {
  kind: 'video' | 'audio';
  /** The first is what plays where no script runs. */
  sources: readonly Source[];
  poster: string;
  /** What it is a film or sound of. */
  title: string;
  captions: readonly Captions[];
  /** Empty where the markup names none. */
  newsId: string;
  mediaId: string;
  labels: PlayerLabels;
  adverts: AdvertSettings;
  advertLabels: AdvertLabels;
}
