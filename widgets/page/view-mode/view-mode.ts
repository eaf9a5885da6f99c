import type { Mount } from '../../../kernel/types.ts';
import { setViewMode } from './model.ts';

/** Switches between desktop and mobile view and remembers the choice. */
const mount: Mount = box => {
  function follow(event: Event): void {
    const link = (event.target as Element).closest<HTMLElement>('[data-view-mode]');
    if (!link) return;
    setViewMode(link.dataset.viewMode === 'desktop' ? 'desktop' : 'mobile');
    // A `view` parameter in the URL would restore the old view at the next reload, so the link is followed in that
    // case.
    if (!/[?&]view=/.test(location.search)) event.preventDefault();
  }

  box.addEventListener('click', follow);
  return () => box.removeEventListener('click', follow);
};

export default mount;
