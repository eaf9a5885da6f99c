import { votes } from '../../sites/own-site.ts';

/** A tap that readers make, and where they see what it did. All of it is plain data: it is used in the page. */
export interface Interaction {
  /** The widget of Dakkeh that is tapped, or `tap` for what somebody names by selectors. */
  widget: string;
  box: string;
  target: string;
  /** Place of its effect: the closest of these around the target, or else the first of the page. */
  seen: string;
  /** Source of the effect: words and buttons, the size of the letters, or any of the markup. */
  reads: 'words' | 'size' | 'markup';
  /** It counts once, however often it is tapped. */
  isOnce: boolean;
}

const boxOf = (widget: string): string => `[data-widget="${widget}"]`;

/** Whatever the vote is: the first button that sends it, and the part of the box that waits for the answer. */
const voteInteraction = (widget: string): Interaction => ({
  widget,
  box: boxOf(widget),
  target: 'form button:not([type=button])',
  seen: '[aria-busy]',
  reads: 'words',
  isOnce: true,
});

/** A tap for each kind of box that has one to be relied on. */
export const interactions: readonly Interaction[] = [
  ...votes.map(voteInteraction),
  {
    widget: 'font-size',
    box: boxOf('font-size'),
    target: '[data-step=larger]',
    seen: '[data-article-body]',
    reads: 'size',
    isOnce: false,
  },
];

/** A tap on whatever a selector finds on a page, whose effect is any change of what the other one finds. */
export const namedInteraction = (target: string, seen = target): Interaction => ({
  widget: 'tap',
  box: 'html',
  target,
  seen,
  reads: 'markup',
  isOnce: false,
});
