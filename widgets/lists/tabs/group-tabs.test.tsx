import { describe, expect, test } from 'vitest';
import type { Kernel } from '../../../kernel/types.ts';
import { element, kernelOf, textsOf, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { TabGroup } from './box.tsx';
import mount from './tabs.ts';

const titles = ['یک', 'دو', 'سه'];
const links = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.tab-list a')];
const shownTitles = (): (string | null)[] => textsOf('.tab-panel:not([hidden]) > h3');

describe('boxes that share a tabGroup', () => {
  const members = titles.map(title => ({ key: title, title, content: null, conf: { tabGroup: 'a b' } }));

  async function wakeGroup(change: (box: HTMLElement) => void = () => undefined): Promise<Kernel> {
    const box = printBox(<TabGroup members={members} />);
    change(box);
    const kernel = kernelOf();
    await wake(mount, box, kernel);
    return kernel;
  }

  const setConf = (box: HTMLElement, index: number, conf: string): void =>
    box.children[index]?.setAttribute('data-conf', conf);

  test('become tabs that are named after their headings', async () => {
    await wakeGroup();
    expect(textsOf('.tab-list a')).toEqual(titles);
    expect(document.querySelectorAll('.tab-group > .tab-panels > .tab-panel > h3')).toHaveLength(3);
    expect(shownTitles()).toEqual(['یک']);
    links()[1]?.click();
    expect(shownTitles()).toEqual(['دو']);
  });

  test('have a title if one of them has the group\'s', async () => {
    await wakeGroup();
    expect(document.querySelector('h2')).toBeNull();
    await wakeGroup(box => setConf(box, 1, '{"tabGroup":"a b","groupTitle":"<b>گروه"}'));
    expect(textsOf('header > h2')).toEqual(['<b>گروه']);
  });

  test('keep their nodes, unmount before the move, and are scanned after it', async () => {
    const seen: string[] = [];
    const kernel = await wakeGroup(box => {
      const inner = box.children[1]?.appendChild(document.createElement('div'));
      inner?.setAttribute('data-widget', 'poll');
      inner?.setAttribute('data-widget-state', 'ready');
      inner?.addEventListener('widget:unmount', () => seen.push(inner.closest('.tab-panels') ? 'moved' : 'in its place'));
    });
    expect(seen).toEqual(['in its place']);
    expect(kernel.scan).toHaveBeenCalledExactlyOnceWith(element('.tab-panel [data-widget=poll]'));
  });

  test('belong to the first group, and other boxes stay in place', async () => {
    await wakeGroup(box => setConf(box, 0, '{"tabGroup":"c"}'));
    expect(document.querySelector('.tab-list')).toBeNull();
    await wakeGroup(box => {
      setConf(box, 2, '{"tabGroup":"c"}');
    });
    expect(textsOf('.tab-list a')).toEqual(['یک', 'دو']);
    expect(element('.tab-group').lastElementChild?.textContent).toContain('سه');
  });

  test.each([
    ['{"tabGroup":["a"]}', 'tabGroup=["a"]'],
    ['{"tabGroup":"a b","groupTitle":{}}', 'groupTitle={}'],
    ['no JSON', 'data-conf="no JSON"'],
  ])('report %s in one of them and keep their markup', async (conf, sentence) => {
    const box = printBox(<TabGroup members={members} />);
    setConf(box, 1, conf);
    const before = box.outerHTML;
    await expect(async () => mount(box, kernelOf())).rejects.toThrow(sentence);
    expect(box.outerHTML).toBe(before);
  });
});
