import type { ReactNode } from 'react';

/** Printed once on a page whose article has places for boxes: it looks after them all. */
export const InlineBoxesBox = (): ReactNode => <div data-widget="inline-boxes" data-pack="reading" data-load="scroll" hidden />;

/** The place of a box in an article's body, with the way to where the box is until it comes. */
export function BoxPlace({ id, title }: {
  /** Element id of the box. */
  id: string;
  title: string;
}): ReactNode {
  return (
    <div className="box-place" data-type={id === 'related' ? id : `box:${id}`}>
      <a href={`#${id}`}>{title}</a>
    </div>
  );
}
