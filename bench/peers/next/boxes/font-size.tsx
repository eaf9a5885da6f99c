'use client';
import type { MouseEvent, ReactNode } from 'react';
import type { Attributes } from '../content/to-react.ts';

const normal = 15;
const smallest = 8;
const largest = 48;

const next: Readonly<Record<string, (present: number) => number>> = {
  larger: present => present + 1,
  smaller: present => present - 1,
  reset: () => normal,
};

/** Changes the size of an article's text by the button that is pressed in it. */
export function FontSize({ attributes, children }: { attributes: Attributes; children: ReactNode }): ReactNode {
  function resize({ target }: MouseEvent): void {
    const step = (target as Element).closest<HTMLElement>('[data-step]')?.dataset.step;
    const body = document.querySelector<HTMLElement>('[data-article-body]');
    const sizeAfter = next[step ?? ''];
    if (!body || !sizeAfter) return;
    const size = Math.min(largest, Math.max(smallest, sizeAfter(parseFloat(getComputedStyle(body).fontSize))));
    body.dataset.resized = '';
    body.style.fontSize = `${size}px`;
    try {
      sessionStorage.setItem('font-size', `${size}px`);
    } catch {
      // The browser keeps nothing: the size is this page's alone.
    }
  }

  return (
    <div {...attributes} onClick={resize}>
      {children}
    </div>
  );
}
