import type { Unmount } from '../../../kernel/types.ts';

const submits = 'form button:not([type=button],[type=reset]),form [type=submit],form [type=image]';

/** A margin that leaves of the screen what an element covers of it. */
function marginAround(element: HTMLElement): string {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return [top, clientWidth - right, clientHeight - bottom, left].map(gap => `${-Math.floor(gap)}px`).join(' ');
}

/** Says whether an element that is fixed covers a button that sends a form, or what has the focus. */
export function watchCovered(fixed: HTMLElement, report: (isCovering: boolean) => void): Unmount {
  const covered = new Set<EventTarget>();
  let watch: IntersectionObserver | undefined;

  function note(records: readonly Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[]): void {
    for (const { target, isIntersecting } of records) {
      if (isIntersecting) covered.add(target);
      else covered.delete(target);
    }
    report(covered.size > 0);
  }

  function observe(element: Element | null): void {
    if (element && !fixed.contains(element)) watch?.observe(element);
  }

  function start(): void {
    watch?.disconnect();
    covered.clear();
    watch = new IntersectionObserver(note, { rootMargin: marginAround(fixed) });
    document.querySelectorAll(submits).forEach(observe);
    if (document.activeElement !== document.body) observe(document.activeElement);
  }

  const focus = ({ target }: Event): void => observe(target as Element);

  function blur({ target }: Event): void {
    const element = target as Element;
    if (element.matches(submits)) return;
    watch?.unobserve(element);
    note([{ target: element, isIntersecting: false }]);
  }

  start();
  addEventListener('resize', start);
  document.addEventListener('focusin', focus);
  document.addEventListener('focusout', blur);
  return () => {
    watch?.disconnect();
    removeEventListener('resize', start);
    document.removeEventListener('focusin', focus);
    document.removeEventListener('focusout', blur);
  };
}
