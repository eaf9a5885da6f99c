import type { Point } from '../../browser/settle.ts';
import type { Interaction } from './interactions.ts';

/** Report from the isolated world. Times are in milliseconds of the page. */
export type Word =
  /** A finger touched the target; `path` is the address of its form, if it has one. */
  | { kind: 'landed'; at: number; state: string; path: string | null }
  | { kind: 'lifted'; at: number }
  | { kind: 'changed'; at: number; state: string }
  /** The frame after a click ended `time` ms after the click. */
  | { kind: 'painted'; time: number };

interface Names {
  /** Name of the binding that sends reports. */
  say: string;
  /** Name of the trace mark at the end of the frame after a click. */
  paintedMark: string;
}

export const names: Names = { say: 'benchSays', paintedMark: 'bench: painted' };

interface PageSide {
  /** Scrolls the target to the middle of the screen. Returns the point to tap, or null while it cannot be tapped. */
  bring: () => Point | null;
  /** Returns the distance of the target's centre below the middle of the screen, in pixels; null without a target. */
  distance: () => number | null;
}

/** Watches an interaction in the page. Injected as text, so it uses nothing from its module. */
export function watchInteraction({ box, target, seen, reads }: Interaction, { say, paintedMark }: Names): void {
  const tell = (word: Word): void => (Reflect.get(globalThis, say) as (text: string) => void)(JSON.stringify(word));
  const find = (): HTMLElement | null =>
    document.querySelector(box)?.querySelector<HTMLElement>(target) ?? null;

  function words(element: Element): string {
    const states = [...element.querySelectorAll('button, input')].map(
      field => `${field.getAttribute('aria-pressed') ?? ''}${field.matches(':disabled') ? '-' : '+'}`,
    );
    return `${element.textContent} ${states.join('')}`;
  }

  function read(): string {
    const element = find()?.closest(seen) ?? document.querySelector(`${box} ${seen}, ${seen}`);
    if (!element) return '';
    if (reads === 'markup') return element.outerHTML;
    return reads === 'size' ? String(parseFloat(getComputedStyle(element).fontSize)) : words(element);
  }

  function fillIn(form: HTMLFormElement | null): void {
    for (const field of form?.querySelectorAll<HTMLInputElement>('input:required:invalid') ?? []) {
      if (field.type === 'radio') field.click();
      else {
        field.value = '10000';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  }

  function pointOf(element: HTMLElement): Point | null {
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    // Firefox reports no paint for a page restored at a scroll position.
    const isPainted =
      document.readyState === 'complete' || performance.getEntriesByName('first-contentful-paint').length > 0;
    const hit = document.elementFromPoint(point.x, point.y);
    return isPainted && width > 0 && hit && element.contains(hit) ? point : null;
  }

  const middleOf = (element: HTMLElement): number => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2 - innerHeight / 2;
  };

  function pathOf(element: HTMLElement): string | null {
    const form = element.closest('form');
    const action = element.getAttribute('formaction') ?? form?.getAttribute('action') ?? '';
    return form && new URL(action, document.baseURI).pathname;
  }

  let last: string | undefined;
  function watch(): void {
    const note = (): void => {
      const at = performance.now();
      const state = read();
      if (state !== last) tell({ kind: 'changed', at, state });
      last = state;
    };
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(note).observe(document, everything);
  }

  addEventListener(
    'pointerdown',
    ({ timeStamp, target: hit }) => {
      const element = find();
      if (!element?.contains(hit as Node)) return;
      const isFirst = last === undefined;
      last ??= read();
      if (isFirst) watch();
      tell({ kind: 'landed', at: timeStamp, state: last, path: pathOf(element) });
    },
    true,
  );
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      tell({ kind: 'lifted', at: timeStamp });
    },
    true,
  );
  addEventListener(
    'click',
    ({ timeStamp }) => {
      // A message sent in a frame arrives after that frame.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          console.timeStamp(paintedMark);
          tell({ kind: 'painted', time: performance.now() - timeStamp });
        };
        port2.postMessage(null);
      });
    },
    true,
  );

  const side: PageSide = {
    bring: () => {
      const element = find();
      if (!element) return null;
      fillIn((element as HTMLButtonElement).form);
      if (Math.abs(middleOf(element)) > innerHeight / 6) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return pointOf(element);
    },
    distance: () => {
      const element = find();
      return element && middleOf(element);
    },
  };
  Object.assign(globalThis, { bench: side });
}
