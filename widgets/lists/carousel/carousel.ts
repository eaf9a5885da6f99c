import type { Mount } from '../../../kernel/types.ts';

/** What a reader does to scroll the row herself. */
const signs = ['pointerdown', 'wheel', 'keydown', 'focusin'] as const;

/**
 * A row that scrolls sideways by itself. Its buttons move it by an item; each rests where there is nothing
 * more on its side.
 */
const mount: Mount = (box, { page }) => {
  const list = box.querySelector('ul');
  const [previous, next] = box.querySelectorAll('.carousel-controls button');
  if (!list || !previous || !next) throw new Error('The carousel lacks its list or its buttons');
  // Where a page runs from right to left, the row begins at 0 and goes on to negative positions.
  const forward = page.direction === 'rtl' ? -1 : 1;
  const offset = (): number => list.scrollLeft * forward;
  const end = (): number => list.scrollWidth - list.clientWidth;
  // Where the last press leads: the next one goes on from there, also while the row is still moving.
  let goal: number | undefined;

  function move(items: number): void {
    const [first, second] = list?.querySelectorAll<HTMLElement>(':scope > li') ?? [];
    const step = first && second ? (second.offsetLeft - first.offsetLeft) * forward : 0;
    goal = Math.min(Math.max((goal ?? offset()) + items * step, 0), end());
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    list?.scrollTo({ left: goal * forward, behavior });
  }

  function show(): void {
    // Not `disabled`: the button that was just pressed would lose the focus.
    previous?.setAttribute('aria-disabled', String(offset() < 1));
    next?.setAttribute('aria-disabled', String(offset() > end() - 2));
  }

  function forget(): void {
    goal = undefined;
    show();
  }

  const back = (): void => move(-1);
  const on = (): void => move(1);
  previous.addEventListener('click', back);
  next.addEventListener('click', on);
  list.addEventListener('scroll', show, { passive: true });
  for (const sign of signs) list.addEventListener(sign, forget, { passive: true });
  addEventListener('resize', forget);
  show();
  return () => {
    previous.removeEventListener('click', back);
    next.removeEventListener('click', on);
    list.removeEventListener('scroll', show);
    for (const sign of signs) list.removeEventListener(sign, forget);
    removeEventListener('resize', forget);
  };
};

export default mount;
