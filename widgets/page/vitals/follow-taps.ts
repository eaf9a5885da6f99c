import type { Box } from '../../../kernel/types.ts';
import type { Fields } from './parts.ts';

/** An import that fails is told of by the address that was given up, or in the browser's own words. */
const ofImport = /^http|import/i;

/**
 * Counts what the kernel does with taps that come before their box is ready, and the boxes and files that fail. Events
 * before this script leave no trace, but for taps that still wait.
 */
export function followTaps(fieldsOf: () => Fields): () => void {
  const held = new Map<Box, number>();

  function count(name: string): void {
    const fields = fieldsOf();
    fields[name] = Number(fields[name] ?? 0) + 1;
  }

  function follow(box: Box): void {
    const { widgetState } = box.dataset;
    const since = held.get(box);
    if (since === undefined) {
      if (widgetState !== 'loading' || !box.hasAttribute('aria-busy')) return;
      held.set(box, performance.now());
      count('held');
    } else if (!box.hasAttribute('aria-busy')) {
      held.delete(box);
      if (widgetState !== 'ready') return;
      count('replayed');
      const fields = fieldsOf();
      fields.wait = Math.max(Number(fields.wait ?? 0), Math.round(performance.now() - since));
    }
  }

  function failed({ target, detail }: CustomEvent<unknown>): void {
    count(ofImport.test(detail instanceof Error ? detail.message : '') ? 'chunks' : 'boxes');
    fieldsOf().failed = (target as Box).dataset.widget;
  }

  const watch = new MutationObserver(records => records.forEach(({ target }) => follow(target as Box)));
  watch.observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
  document.querySelectorAll<Box>('[data-widget][aria-busy]').forEach(follow);
  addEventListener('widget:error', failed as EventListener);
  return () => {
    watch.disconnect();
    removeEventListener('widget:error', failed as EventListener);
  };
}
