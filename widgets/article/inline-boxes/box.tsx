import type { ReactNode } from 'react';

/** Printed once on a page whose article has places for boxes that stand elsewhere: it looks after them all. */
export const InlineBoxesBox = (): ReactNode => <div data-widget="inline-boxes" data-load="scroll" hidden />;

/** The place of a box in an article's body: the box itself, or the way to where it is until it comes. */
export function BoxPlace({ id, title, children }: {
  /** Element id of the box. */
  id: string;
  title: string;
  /** The box, where the server prints it here. */
  children?: ReactNode;
}): ReactNode {
  return (
    <div className="box-place" data-type={id === 'related' ? id : `box:${id}`}>
      {children ?? <a href={`#${id}`}>{title}</a>}
    </div>
  );
}
