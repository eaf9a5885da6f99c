import type { ReactNode } from 'react';

/** Renders the widget that moves boxes into an article. A page needs it only once. */
export const InlineBoxesBox = (): ReactNode => <div data-widget="inline-boxes" data-load="scroll" hidden />;

/** Renders the place of a box in an article: the box itself, or a link to it until it is moved here. */
export function BoxPlace({ id, title, children }: {
  /** Id of the box. */
  id: string;
  title: string;
  /** The box, if the server renders it here. */
  children?: ReactNode;
}): ReactNode {
  return (
    <div className="box-place" data-type={id === 'related' ? id : `box:${id}`}>
      {children ?? <a href={`#${id}`}>{title}</a>}
    </div>
  );
}
