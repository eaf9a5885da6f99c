import type { Box, Mount } from '../../../kernel/types.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Index of the tab that a key leads to from another one; undefined for keys that lead nowhere. */
function tabAfter(key: string, index: number, count: number, isRightToLeft: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const step = (key === 'ArrowLeft') === isRightToLeft ? 1 : -1;
  return (index + step + count) % count;
}

interface Tab {
  link: HTMLAnchorElement;
  panel: HTMLElement;
}

/** Value that hides a panel: if the browser can, it still finds the words in it. */
const hidden = 'onbeforematch' in document ? 'until-found' : '';

/** Attributes that tabs and panels have only while a script works them. */
const attributes = ['role', 'aria-label', 'aria-selected', 'aria-controls', 'aria-hidden', 'tabindex', 'hidden'];

/** The links of a box, each with the panel that it leads to. Throws MarkupError where one leads to none. */
function tabsIn(box: Box): Tab[] {
  const panels = [...box.querySelectorAll<HTMLElement>(':scope > .tab-panels > .tab-panel')];
  return [...box.querySelectorAll<HTMLAnchorElement>(':scope > .tab-list a')].map(link => {
    const panel = panels.find(({ id }) => id === decodeURIComponent(link.hash.slice(1)));
    if (!panel) throw markupError(`href="${link.hash}" leads to no panel`);
    if (!link.textContent.trim()) throw markupError(`href="${link.hash}" has no text`);
    return { link, panel };
  });
}

/** Index of the panel that the reader has scrolled the row to. */
const shownIn = ({ scrollLeft, clientWidth }: Element): number => Math.round(Math.abs(scrollLeft) / clientWidth) || 0;

/**
 * Makes tabs of a row of panels and the links to them: one panel is shown at a time, in the place that all of them
 * take. The arrow keys, Home and End go from tab to tab; a panel also opens for what is looked for or linked to in it.
 */
const mount: Mount = async (box, kernel) => {
  if (!box.querySelector(':scope > .tab-list')) {
    const { groupTabs } = await import('./group-tabs.ts');
    groupTabs(box, kernel);
  }
  const tabs = tabsIn(box);
  const [first] = tabs;
  if (!first || tabs.length < 2) return undefined;
  const items = [...box.querySelectorAll(':scope > .tab-list, :scope > .tab-list li')];

  const select = (chosen: Tab): void => {
    for (const { link, panel } of tabs) {
      const isChosen = panel === chosen.panel;
      link.setAttribute('aria-selected', String(isChosen));
      link.tabIndex = isChosen ? 0 : -1;
      // Screen readers skip a panel that only the search can find, but not the empty panel around it.
      panel.setAttribute('aria-hidden', String(!isChosen));
      if (isChosen) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', hidden);
    }
  };

  const open = (target: Node | null): void => {
    const tab = tabs.find(({ link, panel }) => link.contains(target) || panel.contains(target));
    if (tab) select(tab);
  };

  const press = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const index = tabs.findIndex(({ link }) => link === event.target);
    const tab = tabs[tabAfter(key, index, tabs.length, kernel.page.direction === 'rtl') ?? -1];
    if (index < 0 || !tab) return;
    event.preventDefault();
    select(tab);
    tab.link.focus();
  };

  const click = (event: Event): void => {
    const link = (event.target as Element).closest('.tab-list a');
    if (!link) return;
    event.preventDefault();
    open(link);
  };
  const find = ({ target }: Event): void => open(target as Node);
  const follow = (): void => open(document.querySelector(':target'));

  items.forEach((item, index) => item.setAttribute('role', index === 0 ? 'tablist' : 'presentation'));
  for (const { link, panel } of tabs) {
    link.setAttribute('role', 'tab');
    link.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-label', link.textContent);
  }
  select(tabs[shownIn(first.panel.parentElement as Element)] ?? first);
  box.addEventListener('click', click);
  box.addEventListener('keydown', press);
  box.addEventListener('beforematch', find);
  addEventListener('hashchange', follow);
  return () => {
    box.removeEventListener('click', click);
    box.removeEventListener('keydown', press);
    box.removeEventListener('beforematch', find);
    removeEventListener('hashchange', follow);
    const touched = [...items, ...tabs.flatMap(({ link, panel }) => [link, panel])];
    for (const element of touched) for (const name of attributes) element.removeAttribute(name);
  };
};

export default mount;
