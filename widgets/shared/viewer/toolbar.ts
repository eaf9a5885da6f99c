import { createElement, name } from '../base/elements.ts';
import { createButton } from './controls.ts';
import { fullScreenButton } from './full-screen.ts';
import { icon } from './icons.ts';
import { thumbnailsButton } from './thumbnails.ts';
import type { Tool, Viewer } from './viewer.ts';

/** Time in milliseconds that each slide is shown. */
const speed = 3000;

/**
 * Creates the slideshow button. Returns null for a single picture. The slideshow ends at the last slide, at a video or
 * embedded page, and when the reader takes over. It waits for pictures that are still loading.
 */
export function slideshowButton(viewer: Viewer): HTMLElement | null {
  const { pswp, slides, labels, position, current, goTo, onChange } = viewer;
  if (slides.length < 2) return null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isAdvancing = false;
  const button = createButton('slideshow', labels.slideshow, () => play(timer === undefined));

  function play(isPlaying: boolean): void {
    clearInterval(timer);
    timer = isPlaying ? setInterval(advance, speed) : undefined;
    button.setAttribute('aria-pressed', String(isPlaying));
    button.replaceChildren(icon(isPlaying ? 'pause' : 'slideshow'));
  }

  function advance(): void {
    if (document.hidden || pswp.currSlide?.content.isLoading()) return;
    isAdvancing = true;
    goTo(position() + 1);
    isAdvancing = false;
    if (position() === slides.length - 1 || current().kind !== 'picture') play(false);
  }

  onChange(() => {
    if (!isAdvancing) play(false);
  });
  pswp.scrollWrap?.addEventListener('pointerdown', () => play(false));
  pswp.on('destroy', () => clearInterval(timer));
  return button;
}

/** Time in milliseconds that the confirmation of a copied URL is shown. */
const shownFor = 1000;

/**
 * Creates the button that shares the URL of the current slide with the phone's share sheet, or copies it. Returns null
 * if the browser supports neither.
 */
export function shareButton({ labels, current }: Viewer): HTMLElement | null {
  // Pages over plain http have no clipboard.
  if (!navigator.share && !navigator.clipboard) return null;
  const status = createElement('span', 'lightbox-copied', { role: 'status' });
  let timer: ReturnType<typeof setTimeout> | undefined;

  function confirm(): void {
    status.textContent = labels.copied;
    clearTimeout(timer);
    timer = setTimeout(() => (status.textContent = ''), shownFor);
  }

  function share(): void {
    const { href: url } = location;
    // Rejects when the reader closes the share sheet, which is not an error.
    if (navigator.share) navigator.share({ title: current().caption || document.title, url }).catch(() => {});
    else navigator.clipboard.writeText(url).then(confirm, () => {});
  }

  const group = createElement('span', 'lightbox-share');
  group.append(createButton('share', labels.share, share), status);
  return group;
}

/** Creates the link that downloads the current slide. Hidden for embedded pages. */
function downloadLink({ labels, current, onChange }: Viewer): HTMLElement {
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

const makers: Readonly<Record<Tool, (viewer: Viewer) => HTMLElement | null>> = {
  slideshow: slideshowButton,
  fullScreen: fullScreenButton,
  share: shareButton,
  download: downloadLink,
  thumbnails: thumbnailsButton,
  close: ({ labels, close }) => createButton('close', labels.close, close),
};

/** Creates the toolbar of the lightbox, in the order of the tools. */
export function addToolbar(viewer: Viewer, tools: readonly Tool[]): void {
  const bar = createElement('div', 'lightbox-bar pswp__hide-on-close');
  viewer.root.append(bar);
  for (const tool of tools) {
    const control = makers[tool](viewer);
    if (control) bar.append(control);
  }
}
