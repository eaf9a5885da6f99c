'use client';
import type { MouseEvent, ReactNode } from 'react';
import type { Attributes } from '../content/to-react.ts';

/** An article whose pictures open large; what shows them comes with the first tap. */
export function Lightbox({ attributes, children }: { attributes: Attributes; children: ReactNode }): ReactNode {
  async function show(event: MouseEvent<HTMLElement>): Promise<void> {
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-slide=picture]')];
    const index = links.findIndex(link => link.contains(event.target as Node));
    if (index < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { openPictures } = await import('./open-pictures.ts');
    openPictures(links, index);
  }

  return (
    <article {...attributes} onClick={event => void show(event)}>
      {children}
    </article>
  );
}
