import { type Button, setHeldTap } from './held-tap.ts';
import { showNotice } from './notice.ts';
import { kernel } from './kernel.ts';
import { hasModifier, isForBrowser, pressOf } from './press.ts';
import type { Box } from './types.ts';
import { boxAround } from './wake.ts';

const heldButtons = new WeakMap<Box, Button>();

async function keep(box: Box, button: Button): Promise<void> {
  heldButtons.set(box, button);
  setHeldTap(box, button, true);
  box.setAttribute('aria-busy', 'true');
  // WebKit lets script start media later if `load()` was called during a tap (widgets/shared/playback/unlock.ts).
  const media = box.querySelector<HTMLMediaElement>('[preload=none]');
  if (media && 'audioTracks' in media) media.load();
  await kernel.wake(box);
  if (heldButtons.get(box) !== button) return;
  heldButtons.delete(box);
  setHeldTap(box, button);
  box.removeAttribute('aria-busy');
  if (box.dataset.widgetState === 'ready' || isForBrowser(button)) button.click();
  else showNotice(true);
}

function act(event: Event, button?: Button | null): void {
  const box = boxAround(event.target as Element);
  const state = box?.dataset.widgetState;
  if (!box || state === 'ready') return;
  if (!button) {
    // A link to another page leads away, and that page needs the line. Links for widgets have one of these attributes.
    if (!state && !(event.target as Element).closest('[href^="/"]:not([rel],[data-slide])')) void kernel.wake(box);
  } else if (state !== 'failed' || !isForBrowser(button)) {
    event.preventDefault();
    void keep(box, button);
  }
}

function click(event: MouseEvent): void {
  showNotice(false);
  if (!hasModifier(event)) act(event, pressOf(event));
}

/**
 * Holds the reader's last click on a button, or on a link to content of the box, until the box is ready, and then
 * repeats it. Leaves other links to the browser. Also covers the Enter key, because it submits a form by a click on its
 * button. If the chunk fails to load, the browser handles the click: it submits the form or follows the link. If it
 * cannot, the page shows its notice.
 */
export function replayEarlyActions(): void {
  addEventListener('click', click, true);
  addEventListener('focusin', act, true);
}
