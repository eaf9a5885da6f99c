import type { Unmount } from '../../../kernel/types.ts';

const submits = 'form button:not([type=button],[type=reset]),form [type=submit],form [type=image]';

/** A margin that leaves of the screen what an element covers of it. */
function marginAround(element: HTMLElement): string {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return [top, clientWidth - right, clientHeight - bottom, left].map(gap => `${-Math.floor(gap)}px`).join(' ');
}

const changes = [
  [self, 'resize'],
  [document, 'focusin'],
  [document, 'focusout'],
] as const;

/** Says whether an element that is fixed covers a button that sends a form, or what has the focus. */
export function watchCovered(fixed: HTMLElement, report: (isCovering: boolean) => void): Unmount {
  const covered = new Set<Element>();
  let watch: IntersectionObserver | undefined;

  function note(records: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of records) {
      if (isIntersecting) covered.add(target);
      else covered.delete(target);
    }
    report(covered.size > 0);
  }

  function start(): void {
    const { activeElement, body } = document;
    watch?.disconnect();
    covered.clear();
    note([]);
    watch = new IntersectionObserver(note, { rootMargin: marginAround(fixed) });
    for (const element of [...document.querySelectorAll(submits), activeElement]) {
      if (element && element !== body && !fixed.contains(element)) watch.observe(element);
    }
  }

  start();
  for (const [target, change] of changes) target.addEventListener(change, start);
  return () => {
    watch?.disconnect();
    for (const [target, change] of changes) target.removeEventListener(change, start);
  };
}
