import type { Unmount } from '../../../kernel/types.ts';
import type { SliderSettings } from './settings.ts';

/** A box's parts. */
export interface Slider {
  box: HTMLElement;
  list: HTMLElement;
  slides: readonly HTMLElement[];
  settings: SliderSettings;
  /** `rtl` or `ltr`, the page's. */
  direction: string;
  /** In the page's digits. */
  formatNumber: (value: number) => string;
}

/** Moves the slides, a step at a time: a step is a slide, or a column of them. */
export interface Track {
  /** The step at the beginning of what is seen. */
  position: () => number;
  /** Number of visible steps. */
  seen: () => number;
  /** The last position; a track that loops has none. */
  end: () => number;
  /** Moves to a position between 0 and the end. */
  show: (position: number) => void;
  unmount: Unmount;
}

/** Whom a track tells what happens to it. */
interface TrackListener {
  /** It is at another position, or it may be, or shows more or less. */
  moved: () => void;
  /** The reader moves it herself. */
  taken: () => void;
}

export type MakeTrack = (slider: Slider, listener: TrackListener) => Track;
