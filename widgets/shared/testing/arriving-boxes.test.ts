import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WidgetModule } from '../../../kernel/types.ts';
import { element, print } from './page.ts';
import { printBox } from './render.ts';
import { shownWidgets } from './widgets.ts';

const importWidget = vi.hoisted(() => vi.fn(() => new Promise<WidgetModule>(() => undefined)));
vi.mock(import('../../../kernel/chunks.ts'), () => ({ preloadWidget: () => undefined, importWidget }));
const { kernel } = await import('../../../kernel/kernel.ts');

beforeEach(() => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
});

/** Largest number of positions at which a box is cut. */
const mostCuts = 4;

/**
 * Simulates a parser that has only reached an element: removes everything after it. Returns a function that adds the
 * rest.
 */
function cutAfter(last: Element, root: Element): () => void {
  const rest: [parent: Node, nodes: ChildNode[]][] = [];
  for (let node: Element | null = last; node && node !== root; node = node.parentElement) {
    const nodes: ChildNode[] = [];
    while (node.nextSibling) {
      nodes.push(node.nextSibling);
      node.nextSibling.remove();
    }
    if (node.parentElement) rest.push([node.parentElement, nodes]);
  }
  rest.push([last, [...last.childNodes]]);
  last.replaceChildren();
  return () => rest.reverse().forEach(([parent, nodes]) => nodes.forEach(node => parent.appendChild(node)));
}

const cases = shownWidgets.flatMap(({ name, examples: { states } }) =>
  Object.entries(states).map(([state, { render }]) => ({ name, state, render })),
);

test.each(cases)('a box of $name, $state, that is touched before all of it has arrived, wakes whole', async ({ name, render }) => {
  const html = printBox(createElement('main', null, render('fa'))).outerHTML;
  const find = (): HTMLElement => element(`[data-widget=${name}]`);
  const count = find().querySelectorAll('*').length;
  for (let cut = 0; cut <= count; cut += Math.max(1, Math.floor(count / mostCuts))) {
    print(html);
    const box = find();
    const whole = box.innerHTML;
    const arrive = cutAfter([box, ...box.querySelectorAll('*')][cut] ?? box, document.body);
    importWidget.mockClear();
    void kernel.wake(box);
    await vi.advanceTimersByTimeAsync(100);
    arrive();
    expect(importWidget).not.toHaveBeenCalled();
    expect(box.innerHTML).toBe(whole);
    box.after(document.createElement('p'));
    await vi.advanceTimersByTimeAsync(100);
    expect(importWidget).toHaveBeenCalledOnce();
  }
});
