import type { Mount } from '../../../kernel/types.ts';
import { setViewMode } from './model.ts';

/** Switches between desktop and mobile view, and remembers it. */
const mount: Mount = box => {
  function follow(event: Event): void {
    const link = (event.target as Element).closest<HTMLElement>('[data-view-mode]');
    if (!link) return;
    setViewMode(link.dataset.viewMode === 'desktop' ? 'desktop' : 'mobile');
    // An address that asks for a view would bring it back with the next reload: the link leads to another one.
    if (!/[?&]view=/.test(location.search)) event.preventDefault();
  }

  box.addEventListener('click', follow);
  return () => box.removeEventListener('click', follow);
};

export default mount;
