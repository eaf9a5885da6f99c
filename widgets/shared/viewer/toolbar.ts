import { createElement } from '../base/elements.ts';
import { createButton } from './controls.ts';
import { downloadLink } from './download.ts';
import { fullScreenButton } from './full-screen.ts';
import type { Viewer, Tool } from './viewer.ts';
import { shareButton } from './share.ts';
import { slideshowButton } from './slideshow.ts';
import { thumbnailsButton } from './thumbnails.ts';

const makers: Readonly<Record<Tool, (viewer: Viewer) => HTMLElement | null>> = {
  slideshow: slideshowButton,
  fullScreen: fullScreenButton,
  share: shareButton,
  download: downloadLink,
  thumbnails: thumbnailsButton,
  close: ({ labels, close }) => createButton('close', labels.close, close),
};

/** The bar with the lightbox's buttons, in the order of the tools. */
export function addToolbar(viewer: Viewer, tools: readonly Tool[]): void {
  const bar = createElement('div', 'lightbox-bar pswp__hide-on-close');
  viewer.root.append(bar);
  for (const tool of tools) {
    const control = makers[tool](viewer);
    if (control) bar.append(control);
  }
}
