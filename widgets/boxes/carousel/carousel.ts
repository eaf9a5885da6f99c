import type { Mount } from '../../../kernel/types.ts';

/**
 * A row that scrolls sideways by itself (DESIGN §12). Its buttons move it by an item; each rests where there is nothing
 * more on its side.
 */
const mount: Mount = (box, { page }) => {
  const list = box.querySelector('ul');
  const [previous, next] = box.querySelectorAll('button');
  if (!list || !previous || !next) throw new Error('The carousel lacks its list or its buttons');
  // Where a page runs from right to left, the row begins at 0 and goes on to negative positions.
  const forward = page.direction === 'rtl' ? -1 : 1;

  function move(items: number): void {
    const [first, second] = list?.querySelectorAll('li') ?? [];
    const step = first && second ? second.offsetLeft - first.offsetLeft : 0;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    list?.scrollBy({ left: items * step, behavior });
  }

  function show(): void {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = list ?? {};
    const offset = scrollLeft * forward;
    // Not `disabled`: the button that was just pressed would lose the focus.
    previous?.setAttribute('aria-disabled', String(offset < 1));
    next?.setAttribute('aria-disabled', String(offset > scrollWidth - clientWidth - 2));
  }

  const back = (): void => move(-1);
  const on = (): void => move(1);
  previous.addEventListener('click', back);
  next.addEventListener('click', on);
  list.addEventListener('scroll', show, { passive: true });
  addEventListener('resize', show);
  show();
  return () => {
    previous.removeEventListener('click', back);
    next.removeEventListener('click', on);
    list.removeEventListener('scroll', show);
    removeEventListener('resize', show);
  };
};

export default mount;
