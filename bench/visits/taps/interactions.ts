import { votes } from '../../sites/own-site.ts';

/** A tap of readers, and the place of its effect. Contains plain data only, because it is injected into the page. */
export interface Interaction {
  /** Dakkeh's widget, or `tap` for an interaction named by selectors. */
  widget: string;
  box: string;
  target: string;
  /** Place of the effect: the closest match around the target, or else the first on the page. */
  seen: string;
  /** Source of the effect: text and buttons, the text size, or any markup. */
  reads: 'words' | 'size' | 'markup';
  /** True if it counts once, however often it is tapped. */
  isOnce: boolean;
}

const boxOf = (widget: string): string => `[data-widget="${widget}"]`;

/** Returns the interaction of any vote: the first button that sends it, and the busy part of the box. */
const voteInteraction = (widget: string): Interaction => ({
  widget,
  box: boxOf(widget),
  target: 'form button:not([type=button])',
  seen: '[aria-busy]',
  reads: 'words',
  isOnce: true,
});

/** Interactions for each kind of box that can be tapped reliably. */
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

/** Returns a tap on the match of a selector. Its effect is any change in the match of `seen`. */
export const namedInteraction = (target: string, seen = target): Interaction => ({
  widget: 'tap',
  box: 'html',
  target,
  seen,
  reads: 'markup',
  isOnce: false,
});
