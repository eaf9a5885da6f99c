import type { AdvertLabels } from './preroll/advert-labels.ts';
import type { Captions } from '../../shared/playback/captions.ts';
import type { PlayerLabels } from '../../shared/playback/labels.ts';
import type { Source } from '../../shared/playback/source.ts';

/** Settings of a box for the advert before its video; without them, the page's meta may set it. */
export interface AdvertSettings {
  advert?: unknown;
  vastTag?: unknown;
}

export interface PlayerProps {
  kind: 'video' | 'audio';
  /** The first is what plays where no script runs. */
  sources: readonly Source[];
  poster: string;
  /** Title of the video or sound. */
  title: string;
  /** Seconds that it lasts; 0 where the markup does not say. */
  length: number;
  captions: readonly Captions[];
  /** Empty where the markup names none. */
  newsId: string;
  mediaId: string;
  labels: PlayerLabels;
  adverts: AdvertSettings;
  advertLabels: AdvertLabels;
}
