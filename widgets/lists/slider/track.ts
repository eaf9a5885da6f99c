import type { Unmount } from '../../../kernel/types.ts';
import type { SliderSettings } from './settings.ts';

/** Parts of a box. */
export interface Slider {
  box: HTMLElement;
  list: HTMLElement;
  slides: readonly HTMLElement[];
  settings: SliderSettings;
  /** Direction of the page: `rtl` or `ltr`. */
  direction: string;
  /** Formats a number in the page's digits. */
  formatNumber: (value: number) => string;
}

/** Moves the slides by steps. A step is a slide, or a column of slides. */
export interface Track {
  /** Returns the first visible step. */
  position: () => number;
  /** Number of visible steps. */
  seen: () => number;
  /** Returns the last position. A looping track has none. */
  end: () => number;
  /** Moves to a position between 0 and the end. */
  show: (position: number) => void;
  unmount: Unmount;
}

/** Receives the events of a track. */
interface TrackListener {
  /** Called when the position or the number of visible steps may have changed. */
  moved: () => void;
  /** Called when the reader starts to move the track herself. */
  taken: () => void;
}

export type MakeTrack = (slider: Slider, listener: TrackListener) => Track;
