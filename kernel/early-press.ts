import { hasModifier, pressOf } from './press.ts';

/** Milliseconds that a link which was pressed waits for the kernel; then it leads where it leads without script. */
const patience = 5000;

/**
 * Remembers the last press of what only a widget takes: it is seen before the kernel has come, which then does what was
 * pressed. Once it is there, each press has begun to wake its box before it comes here.
 */
export function rememberEarlyPress(): void {
  function remember(event: MouseEvent): void {
    const press = pressOf(event);
    const box = press?.closest<HTMLElement>('[data-widget]');
    if (!press || !box || box.dataset.widgetState || hasModifier(event)) return;
    event.preventDefault();
    self.earlyPress = press;
    const { href } = press as Partial<HTMLAnchorElement>;
    if (href) setTimeout(() => box.dataset.widgetState ?? location.assign(href), patience);
  }

  self.earlyPress = null;
  addEventListener('click', remember);
}
