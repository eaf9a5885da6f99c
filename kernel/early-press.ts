import { hasModifier } from './press.ts';

/** Milliseconds that a press waits for the kernel before the browser acts without script. */
const timeout = 5000;

/** Widgets handle buttons, and links to content of their box. */
const presses = 'button,[data-slide],[href*="#t="]';

/**
 * Remembers the last press of a widget's button or link before the kernel runs; the kernel then repeats it. Once the
 * kernel runs, a press wakes its box before this listener sees it. Without a kernel the browser acts after a timeout. A
 * button that does nothing without script waits without a limit, for example for consent.
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
        // The kernel may start while the browser already opens the form's next page.
        self.earlyPress = null;
        removeEventListener('click', remember);
        press.click();
      }, timeout);
    }
  }

  self.earlyPress = null;
  addEventListener('click', remember);
}
