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

const voteProbe = (widget: string, target: string, seen: string): Probe => ({
  widget,
  target,
  seen,
  reads: 'words',
  isOnce: true,
});

/** A tap for each kind of box that has one to be relied on. */
export const probes: readonly Probe[] = [
  voteProbe('poll', 'form button:not([type=button])', '[data-widget]'),
  voteProbe('like', '[name=score][value="1"]', '[data-widget]'),
  voteProbe('rating', '[name=score][value="4"]', '[data-widget]'),
  voteProbe('comments', '[name=vote][value="1"]', '.comment-votes'),
  { widget: 'font-size', target: '[data-step=larger]', seen: '[data-article-body]', reads: 'size', isOnce: false },
];
