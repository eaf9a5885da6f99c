import type { Box, Kernel } from '../../../kernel/types.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { settingsOf } from '../../shared/markup/settings.ts';

interface Member {
  box: HTMLElement;
  group: string;
  groupTitle: string;
}

/** Returns the boxes in a box that belong to the same group as the first one. */
function membersIn(box: Box): Member[] {
  const all = ([...box.children] as HTMLElement[]).map(child => {
    const settings = settingsOf(child);
    return { box: child, group: settings('tabGroup'), groupTitle: settings('groupTitle') };
  });
  const first = all.find(({ group }) => group);
  return all.filter(({ group }) => group && group === first?.group);
}

function titleOf({ box, group }: Member): string {
  // Headings in items and articles belong to news, not to the box.
  const headings = [...box.querySelectorAll('h1,h2,h3,h4,h5,h6')].filter(heading => !heading.closest('li,article'));
  const title = headings[0]?.textContent.trim();
  if (!title) throw markupError(`tabGroup="${group}" has a box without a heading`);
  return title;
}

function create(name: string, className: string, ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.append(...content);
  return element;
}

function tabTo(id: string, title: string): HTMLElement {
  const link = document.createElement('a');
  link.href = `#${encodeURIComponent(id)}`;
  link.textContent = title;
  return create('li', '', link);
}

/** Moves a box. Unmounts its awake boxes before and schedules them again afterwards. */
function move(box: HTMLElement, target: Element, { scan }: Kernel): void {
  const inner = box.querySelectorAll<HTMLElement>('[data-widget-state]');
  const awake = [box, ...inner].filter(({ dataset }) => dataset.widgetState === 'ready');
  for (const one of awake) one.dispatchEvent(new CustomEvent('widget:unmount'));
  target.append(box);
  for (const one of awake) scan(one);
}

/**
 * Turns boxes with one `tabGroup` into tabs, in the markup that our server renders. Does nothing for fewer than two
 * boxes. Throws MarkupError without any change if a box has no heading.
 */
export function groupTabs(box: Box, kernel: Kernel): void {
  const members = membersIn(box);
  const titles = members.map(titleOf);
  const [first] = members;
  if (!first || members.length < 2) return;
  const list = create('ul', 'tab-list');
  const panels = create('div', 'tab-panels');
  first.box.before(list, panels);
  const groupTitle = members.map(member => member.groupTitle).find(Boolean);
  if (groupTitle) list.before(create('header', 'shelf-head', create('h2', '', groupTitle)));
  members.forEach((member, index) => {
    const panel = member.box;
    const title = titles[index] ?? '';
    panel.id ||= `tab-${member.group.replace(/\s+/g, '-')}-${index + 1}`;
    panel.classList.add('tab-panel');
    panel.dataset.title = title;
    list.append(tabTo(panel.id, title));
    move(panel, panels, kernel);
  });
}
