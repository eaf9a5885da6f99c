import type { Mount } from '../../../kernel/types.ts';
import { setViewMode } from './model.ts';

/** Switches between desktop and mobile view, and remembers it. */
const mount: Mount = (box, kernel) => {
  function follow(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-view-mode]') : null;
    if (!link) return;
    event.preventDefault();
    setViewMode(link.dataset.viewMode === 'desktop' ? 'desktop' : 'mobile', kernel);
  }

  box.addEventListener('click', follow);
  return () => box.removeEventListener('click', follow);
};

export default mount;
