import type { AdvertLabels } from './advert-labels.ts';
import type { Digits } from '../../../../kernel/types.ts';

interface Advert {
  /** URL that a tap opens. Empty without a link. */
  href: string;
  src: string;
  title: string;
  /** Milliseconds that a picture is shown, or after which a video can be skipped. */
  duration: number;
}

export interface ImageAdvert extends Advert {
  type: 'image';
}

export interface VideoAdvert extends Advert {
  type: 'video';
}

/** URL of a VAST response with an advert. */
export interface AdvertTag {
  tag: string;
}

/** Advert before a video. */
export type Preroll = ImageAdvert | VideoAdvert | AdvertTag;

export interface PrerollContext {
  labels: AdvertLabels;
  digits: Digits;
  /** Element that plays a video advert, with the reader's volume. */
  video: HTMLVideoElement;
}

/** Events of a video advert, with their VAST names. */
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

/** Reports an event once to the tracking URLs, an error with its code. */
export type Track = (event: AdvertEvent, errorCode?: number) => void;
