import type { AdvertLabels } from './preroll/advert-labels.ts';
import type { Captions } from '../../shared/playback/captions.ts';
import type { PlayerLabels } from '../../shared/playback/labels.ts';
import type { Source } from '../../shared/playback/source.ts';

/** Advert settings of a box. Without them, the page's meta may set an advert. */
export interface AdvertSettings {
  advert?: unknown;
  vastTag?: unknown;
}

export interface PlayerProps {
  kind: 'video' | 'audio';
  /** The first source plays if no script runs. */
  sources: readonly Source[];
  poster: string;
  /** Title of the video or audio. */
  title: string;
  /** Duration in seconds; 0 if unknown. */
  length: number;
  captions: readonly Captions[];
  /** Id of the news item. May be empty. */
  newsId: string;
  mediaId: string;
  labels: PlayerLabels;
  adverts: AdvertSettings;
  advertLabels: AdvertLabels;
}
