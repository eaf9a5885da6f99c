import { voteWidgets } from '../../../scripts/build/widget-folders.ts';

/** A tap that readers make, and where they see what it did. All of it is plain data: it is used in the page. */
export interface Probe {
  widget: string;
  /** What is tapped, inside of the box. */
  target: string;
  /** Where its effect is seen: the closest of these around what is tapped, or else the first of the page. */
  seen: string;
  /** Whether the effect is read from words and buttons, or from the size of the letters. */
  reads: 'words' | 'size';
  /** Whether it counts once however often it is tapped. */
  isOnce: boolean;
}

/** Whatever the vote is: the first button that sends it, and the part of the box that waits for the answer. */
const voteProbe = (widget: string): Probe => ({
  widget,
  target: 'form button:not([type=button])',
  seen: '[aria-busy]',
  reads: 'words',
  isOnce: true,
});

/** A tap for each kind of box that has one to be relied on. */
export const probes: readonly Probe[] = [
  ...voteWidgets().map(voteProbe),
  { widget: 'font-size', target: '[data-step=larger]', seen: '[data-article-body]', reads: 'size', isOnce: false },
];
