import { describe, expect, test, vi } from 'vitest';
import { element, kernelOf, mountBox, settle } from './page.ts';
import { printBox } from './render.ts';
import { withSilentBrowser } from './silent-browser.ts';
import { mountOf, shownWidgets } from './widgets.ts';

vi.setConfig({ testTimeout: 60_000 });

const said = withSilentBrowser();

/** Values that no attribute accepts as JSON, number, URL or id. */
const garbage = '[☠';

/** Attributes that only the page, the kernel or no script reads. */
const others = /^(data-(widget|pack|load|view)|class|style|lang|dir|alt|title|aria-.*|role|srcset|sizes|width|height)$/;

interface Break {
  what: string;
  /** Names of which an error message must contain at least one. */
  names: string;
  apply: (box: Element) => void;
}

const all = (box: Element): Element[] => [box, ...box.querySelectorAll('*')];

function breaksOf(box: Element): Break[] {
  const seen = new Set<string>();
  return all(box).flatMap((one, place) => {
    const where = one.localName;
    const kind = [where, one.className, ...one.getAttributeNames()].join(' ');
    // One link of a list represents the others.
    if (seen.has(kind)) return [];
    seen.add(kind);
    const attributes = one.getAttributeNames().filter(name => !others.test(name));
    const broken = attributes.map(name => ({
      what: `${name} of ${where} ${place} is garbage`,
      names: /^(data-|value$)/.test(name) ? garbage : '',
      apply: (copy: Element) => all(copy)[place]?.setAttribute(name, garbage),
    }));
    const gone = { what: `${where} ${place} is gone`, names: '', apply: (copy: Element) => all(copy)[place]?.remove() };
    return place === 0 ? broken : [...broken, gone];
  });
}

describe.each(shownWidgets)('broken markup of $name', widget => {
  test('works or leaves the box asleep with a MarkupError that names the cause', async () => {
    const mount = await mountOf(widget);
    const selector = `[data-widget=${widget.name}]`;
    const [state] = Object.values(widget.examples.states);
    const page = printBox(<main>{state?.render('fa')}</main>);
    // Newsrooms copy the markup without `data-view`.
    for (const view of page.querySelectorAll('[data-view]')) view.removeAttribute('data-view');
    const print = (): HTMLElement => {
      document.body.replaceChildren(page.cloneNode(true));
      return element(selector);
    };
    for (const { what, names, apply } of breaksOf(print())) {
      const box = print();
      apply(box);
      const { innerHTML } = box;
      said.length = 0;
      try {
        const unmount = await mountBox(mount, box, kernelOf());
        unmount();
      } catch (error) {
        expect.soft(error, what).toMatchObject({ name: 'MarkupError', message: expect.stringContaining(names) as string });
        expect.soft(box.innerHTML, what).toBe(innerHTML);
      }
      for (const error of said) expect.soft(error, what).toMatchObject({ name: 'MarkupError' });
    }
    await settle();
  });
});
