import { closeIcon, draw } from '../base/elements.ts';

/** Path data for 24 × 24 icons. */
const strokes = {
  close: closeIcon,
  slideshow: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  fullScreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  download: 'M12 4v11M8 11l4 4 4-4M5 20h14',
  thumbnails: 'M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z',
  left: 'M15 4l-8 8 8 8',
  right: 'M9 4l8 8-8 8',
} as const;

export type IconName = keyof typeof strokes;

/** Creates a line icon, hidden from screen readers. */
export const icon = (name: IconName): SVGSVGElement => draw(strokes[name]);
