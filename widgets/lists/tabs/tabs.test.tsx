import { describe, expect, test, vi } from 'vitest';
import { element, kernelOf, key, textsOf, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { TabsBox } from './box.tsx';
import mount from './tabs.ts';

const panels = ['یک', 'دو', 'سه'].map((title, index) => ({
  id: `panel-${index}`,
  title,
  content: <a href={`/news/${index}`}>{title}</a>,
}));

const links = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.tab-list a')];
const indicesOf = (elements: Iterable<Element>, isMeant: (element: Element) => boolean): number[] =>
  [...elements].flatMap((element, index) => (isMeant(element) ? [index] : []));
const selected = (): number[] => indicesOf(links(), link => link.matches('[aria-selected=true]'));
const reachable = (): number[] => indicesOf(links(), link => link.matches('[tabindex="0"]'));
const shown = (): number[] => indicesOf(document.querySelectorAll('.tab-panel'), panel => !panel.hasAttribute('hidden'));
const heard = (): number[] =>
  indicesOf(document.querySelectorAll('.tab-panel'), panel => panel.matches('[aria-hidden=false]'));
const expectShown = (index: number): void =>
  expect([selected(), reachable(), shown(), heard()]).toEqual([[index], [index], [index], [index]]);


async function wakeTabs(language = 'fa', count = 3): Promise<() => void> {
  const box = printBox(<TabsBox id="group" title="گروه" panels={panels.slice(0, count)} />);
  return wake(mount, box, kernelOf(language));
}

describe.each([
  ['fa', 'ArrowLeft', 'ArrowRight'],
  ['en', 'ArrowRight', 'ArrowLeft'],
])('on a page in %s', (language, forward, back) => {
  test(`${forward} moves to the next tab and ${back} to the previous one, past the ends`, async () => {
    await wakeTabs(language);
    links()[0]?.focus();
    const ways = [[forward, 1], [forward, 2], [forward, 0], [back, 2], [back, 1], ['Home', 0], ['End', 2]] as const;
    for (const [name, index] of ways) {
      expect(key(name)).toBe(true);
      expectShown(index);
      expect(document.activeElement).toBe(links()[index]);
    }
  });

  test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(`leaves ${forward} with %s to the browser`, async modifier => {
    await wakeTabs(language);
    links()[0]?.focus();
    expect(key(forward, { [modifier]: true })).toBe(false);
    expectShown(0);
  });

  test('keys pressed in a panel do not change the tab', async () => {
    await wakeTabs(language);
    links()[0]?.focus();
    expect(key('ArrowDown')).toBe(false);
    element('.tab-panel a').focus();
    expect(key(forward)).toBe(false);
    expectShown(0);
  });
});

test('a panel opens if the browser\'s search finds text in it', async () => {
  await wakeTabs();
  element('#panel-1').dispatchEvent(new Event('beforematch', { bubbles: true }));
  expectShown(1);
});

test('a panel opens for a hash of itself or of an element in it', async () => {
  await wakeTabs();
  const inner = element('#panel-1 a');
  inner.id = 'inner';
  location.hash = '#panel-2';
  await vi.waitFor(() => expectShown(2));
  location.hash = '#inner';
  await vi.waitFor(() => expectShown(1));
  location.hash = '#%';
  links()[0]?.click();
  expectShown(0);
});

test('the panel that the reader has scrolled to stays visible', async () => {
  const box = printBox(<TabsBox id="group" panels={panels} />);
  const row = element('.tab-panels');
  Object.defineProperty(row, 'clientWidth', { value: 300 });
  row.scrollLeft = -598;
  await wake(mount, box, kernelOf());
  expectShown(2);
});

test('nested tabs work independently', async () => {
  const inner = <TabsBox id="inner-group" panels={panels} />;
  const outer = ['outer-0', 'outer-1'].map((id, index) => ({ id, title: id, content: index === 0 ? inner : null }));
  await wake(mount, printBox(<TabsBox id="group" panels={outer} />), kernelOf());
  expect(document.querySelectorAll('[role=tab]')).toHaveLength(2);
  await wake(mount, element('.tabs .tabs'), kernelOf());
  element('[href="#panel-1"]').click();
  expect(textsOf('[aria-selected=true]')).toEqual(['outer-0', 'دو']);
  element('[href="#outer-1"]').click();
  expect(textsOf('[aria-selected=true]')).toEqual(['outer-1', 'دو']);
});
