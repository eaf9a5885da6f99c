import type { AdvertLabels } from './advert-labels.ts';
import type { Digits } from '../../../../kernel/types.ts';

interface Advert {
  /** Target of a tap on it; empty for an advert without a link. */
  href: string;
  src: string;
  title: string;
  /** Milliseconds that a picture is shown for, and after which a video can be skipped. */
  duration: number;
}

export interface ImageAdvert extends Advert {
  type: 'image';
}

export interface VideoAdvert extends Advert {
  type: 'video';
}

/** An address that answers with an advert, in the Video Ad Serving Template. */
export interface AdvertTag {
  tag: string;
}

/** Advert before a video. */
export type Preroll = ImageAdvert | VideoAdvert | AdvertTag;

export interface PrerollContext {
  labels: AdvertLabels;
  digits: Digits;
  /** Plays the advert if it is a video: as loud as the reader has the videos. */
  video: HTMLVideoElement;
}

/** Events of a video advert, by the names of the Video Ad Serving Template. */
export type AdvertEvent =
  | 'impression'
  | 'start'
  | 'firstQuartile'
  | 'midpoint'
  | 'thirdQuartile'
  | 'complete'
  | 'skip'
  | 'clickTracking'
  | 'error';

/** Tells whoever counts, who hears of each event once; of an error with its code. */
export type Track = (event: AdvertEvent, errorCode?: number) => void;
