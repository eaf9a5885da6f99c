import { showNotice } from '../../../kernel/notice.ts';
import type { Kernel } from '../../../kernel/types.ts';
import { hasModifier } from '../../../kernel/press.ts';
import { loadOverPage } from '../base/load-over-page.ts';
import type { Tool } from './viewer.ts';
import { slideLink, slideLinks } from './slide-links.ts';
import { loadStylesheet } from './stylesheet.ts';

interface Options {
  tools: readonly Tool[];
  /** True if slides have URLs with the hash `#{n}`. */
  hasHashes?: boolean;
}

export interface Opener {
  /** Opens the lightbox at a position from the URL. Never rejects. */
  openAt: (position: number) => Promise<void>;
  stop: () => void;
}

/**
 * Opens a box's pictures in the lightbox, which loads at the first tap. If it fails to load, follows the link to the
 * picture; offline, shows the notice instead.
 */
export function openOnTap(box: HTMLElement, kernel: Kernel, { tools, hasHashes = false }: Options): Opener {
  let isLoading = false;

  async function show(position: number, isArrival: boolean): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    box.setAttribute('aria-busy', 'true');
    try {
      const [{ completeLabels, showViewer }] = await Promise.all([import('./show-viewer.ts'), loadStylesheet(), loadOverPage()]);
      await completeLabels({ box, kernel, tools });
      showViewer({ box, kernel, position, tools, hasHashes, isArrival });
    } finally {
      isLoading = false;
      box.removeAttribute('aria-busy');
    }
  }

  function tap(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>(slideLink);
    if (!link || event.defaultPrevented || hasModifier(event)) return;
    event.preventDefault();
    show(slideLinks(box).indexOf(link), false).catch(() => {
      if (navigator.onLine) location.assign(link.href);
      else showNotice(true);
    });
  }

  box.addEventListener('click', tap);
  return {
    openAt: position => show(position, true).catch(() => {}),
    stop: () => box.removeEventListener('click', tap),
  };
}
