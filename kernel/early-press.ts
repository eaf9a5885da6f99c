import { hasModifier } from './press.ts';

/** Milliseconds that what was pressed waits for the kernel; then the browser does what it does without script. */
const timeout = 5000;

/** What a widget takes: buttons, those of forms, too, and links to what the box shows on this page. */
const presses = 'button,[data-slide],[href*="#t="]';

/**
 * Remembers the last press of what a widget takes, where the page has come before the kernel, which then does it. Once
 * the kernel is there, each press has begun to wake its box before it comes here; where the kernel cannot be had, the
 * page is complete without it. A button that does nothing by itself waits for as long as it takes, such as for consent.
 */
export function rememberEarlyPress(): void {
  function remember(event: MouseEvent): void {
    const press = (event.target as Element).closest<HTMLButtonElement>(presses);
    const box = press?.closest<HTMLElement>('[data-widget]');
    if (!press || !box || box.dataset.widgetState || hasModifier(event)) return;
    if (press.type === 'button' || press.form === null) {
      self.earlyPress = press;
    } else if (document.readyState !== 'complete') {
      event.preventDefault();
      self.earlyPress = press;
      setTimeout(() => {
        if (self.earlyPress !== press || box.dataset.widgetState) return;
        // The kernel may come while the page that the form leads to is on its way.
        self.earlyPress = null;
        removeEventListener('click', remember);
        press.click();
      }, timeout);
    }
  }

  self.earlyPress = null;
  addEventListener('click', remember);
}
