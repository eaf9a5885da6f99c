import type { Box, Mount } from '../../../kernel/types.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Returns the index of the tab that a key moves to, or undefined for other keys. */
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

/** Value of `hidden` for panels. `until-found` lets the browser's search find text in them. */
const hidden = 'onbeforematch' in document ? 'until-found' : '';

/** Attributes that tabs and panels have only while the script runs. */
const attributes = ['role', 'aria-label', 'aria-selected', 'aria-controls', 'aria-hidden', 'tabindex', 'hidden'];

/** Returns the links of a box with their panels. Throws MarkupError if a link has no panel. */
function tabsIn(box: Box): Tab[] {
  const panels = [...box.querySelectorAll<HTMLElement>(':scope > .tab-panels > .tab-panel')];
  return [...box.querySelectorAll<HTMLAnchorElement>(':scope > .tab-list a')].map(link => {
    const panel = panels.find(({ id }) => id === decodeURIComponent(link.hash.slice(1)));
    if (!panel) throw markupError(`href="${link.hash}" leads to no panel`);
    if (!link.textContent.trim()) throw markupError(`href="${link.hash}" has no text`);
    return { link, panel };
  });
}

/** Returns the index of the panel that the reader has scrolled to. */
const shownIn = ({ scrollLeft, clientWidth }: Element): number => Math.round(Math.abs(scrollLeft) / clientWidth) || 0;

/**
 * Turns a row of panels and their links into tabs, with one visible panel at a time. Arrow keys, Home and End move
 * between tabs. A panel also opens if the browser's search or a hash finds something in it.
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
      // Screen readers skip a hidden panel but not the empty space around it, so it needs `aria-hidden` too.
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
