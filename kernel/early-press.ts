import { hasModifier } from './press.ts';

/** Time in milliseconds that a press waits for the kernel. After that, the browser handles it without script. */
const timeout = 5000;

/** Selector of elements that widgets handle: buttons, and links to content of their box. */
const presses = 'button,[data-slide],[href*="#t="]';

/**
 * Remembers the last press of a widget's button or link before the kernel runs, so that the kernel can repeat it. Once
 * the kernel runs, a press wakes its box before this listener is called. If no kernel comes, the browser handles the
 * press after a timeout. A button that does nothing without script, for example a consent button, waits without a
 * limit.
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
        // The kernel may start while the browser is already loading the form's response. It must not repeat this press.
        self.earlyPress = null;
        removeEventListener('click', remember);
        press.click();
      }, timeout);
    }
  }

  self.earlyPress = null;
  addEventListener('click', remember);
}
