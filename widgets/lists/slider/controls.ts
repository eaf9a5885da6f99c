import type { Unmount } from '../../../kernel/types.ts';
import { arrowStep } from '../../shared/base/arrow-keys.ts';
import type { MakeTrack, Slider } from './track.ts';

export interface SliderControls {
  /** Moves forward by one step, and from the last one to the first. */
  moveOn: () => void;
  /** Turns announcements of the visible slide for screen readers on or off. */
  announce: (isTold: boolean) => void;
  unmount: Unmount;
}

/** Marks the pages of a pager whose slides are visible. Scrolls the first of them into view. */
function showPages(pager: HTMLElement, position: number, seen: number): void {
  const pages = [...pager.children] as HTMLElement[];
  pages.forEach((page, index) => {
    page.toggleAttribute('data-shown', (index - position + pages.length) % pages.length < seen);
    if (index === position) page.setAttribute('aria-current', 'true');
    else page.removeAttribute('aria-current');
  });
  const current = pages[position];
  if (!current) return;
  pager.scrollLeft = current.offsetLeft - (pager.clientWidth - current.offsetWidth) / 2;
  pager.scrollTop = current.offsetTop - (pager.clientHeight - current.offsetHeight) / 2;
}

/** Connects a slider's buttons, pager and arrow keys with its track, and shows its position. */
export function controlSlider(slider: Slider, makeTrack: MakeTrack): SliderControls {
  const { box, list, slides, direction, formatNumber } = slider;
  const { rows, loop, autoHeight } = slider.settings;
  const [previous, next, pager, status] = ['previous', 'next', 'pager', 'status'].map(name =>
    box.querySelector<HTMLElement>(`.slider-${name}`),
  );
  const track = makeTrack(slider, { moved, taken });
  // Target of the last press. The next press continues from there, even while the slides are still moving.
  let goal: number | undefined;
  let known = '';

  const place = (): number => goal ?? track.position();

  function taken(): void {
    goal = undefined;
  }

  function go(position: number): void {
    const steps = slides.length;
    goal = loop ? (position + steps) % steps : Math.min(Math.max(position, 0), track.end());
    track.show(goal);
  }

  /** Sets the height to that of the highest visible slide. */
  function fit(position: number, seen: number): void {
    const heights = slides.slice(position, position + seen).map(({ offsetHeight }) => offsetHeight);
    list.style.blockSize = `${Math.max(...heights) + list.offsetHeight - list.clientHeight}px`;
  }

  function moved(): void {
    const [position, seen, end] = [track.position(), track.seen(), track.end()];
    if (position === goal) taken();
    // The width is part of the state, because slides of another width have other heights.
    const state = [position, seen, end, list.clientWidth].join();
    if (state === known) return;
    // Not `disabled`, because the pressed button would lose the focus.
    previous?.setAttribute('aria-disabled', String(!loop && position === 0));
    next?.setAttribute('aria-disabled', String(position >= end));
    if (pager) showPages(pager, position, seen);
    box.toggleAttribute('data-still', end === 0);
    const first = position * rows;
    const where = slides[first]?.getAttribute('aria-label') ?? [first + 1, slides.length].map(formatNumber).join(' / ');
    if (status && status.textContent !== where) status.textContent = where;
    // Not before the first move, because content below would jump.
    if (autoHeight && known) fit(position, seen);
    known = state;
  }

  function press(event: KeyboardEvent): void {
    const step = arrowStep(event, direction === 'rtl' ? -1 : 1);
    if (!step) {
      taken();
      return;
    }
    // Without this, the browser would also scroll by some pixels.
    event.preventDefault();
    const index = slides.findIndex(slide => slide.contains(event.target as Element));
    if (index < 0) {
      go(place() + step);
      return;
    }
    const other = slides[loop ? (index + step + slides.length) % slides.length : index + step * rows];
    other?.querySelector<HTMLElement>('a[href],button')?.focus({ preventScroll: true });
    go(Math.floor(index / rows) + (other ? step : 0));
  }

  function turnTo({ target }: Event): void {
    const index = [...(pager?.children ?? [])].indexOf((target as Element).closest('button') as Element);
    if (index >= 0) go(index);
  }

  const listeners: readonly [target: HTMLElement | null | undefined, type: string, action: (event: never) => void][] = [
    [previous, 'click', () => go(place() - 1)],
    [next, 'click', () => go(place() + 1)],
    [pager, 'click', turnTo],
    [list, 'keydown', press],
    [list, 'focusin', taken],
  ];
  for (const [target, type, action] of listeners) target?.addEventListener(type, action as EventListener);
  moved();
  return {
    moveOn: () => go(place() < track.end() ? place() + 1 : 0),
    announce: isTold => status?.setAttribute('aria-live', isTold ? 'polite' : 'off'),
    unmount() {
      for (const [target, type, action] of listeners) target?.removeEventListener(type, action as EventListener);
      list.style.blockSize = '';
      box.removeAttribute('data-still');
      track.unmount();
    },
  };
}
