import { createElement, name } from '../base/elements.ts';
import { icon } from './icons.ts';
import type { Viewer } from './viewer.ts';

/** The link that keeps the file of what is shown; it rests while that is a page. */
export function downloadLink({ labels, current, onChange }: Viewer): HTMLElement {
  const link = createElement('a', 'lightbox-button', { download: '' });
  name(link, labels.download);
  link.append(icon('download'));
  onChange(() => {
    const { kind, url } = current();
    link.href = url;
    link.hidden = kind === 'embed';
  });
  return link;
}
