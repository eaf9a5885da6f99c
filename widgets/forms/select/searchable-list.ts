import Combobox from '@github/combobox-nav';
import type { Kernel } from '../../../kernel/types.ts';
import { loadOverPage } from '../../shared/base/load-over-page.ts';
import { completeBox } from '../../shared/markup/complete-box.ts';
import { givenName } from '../../shared/markup/given-name.ts';
import { foldPersian } from '../../shared/base/fold-persian.ts';

interface SearchableListOptions {
  /**
   * The box around the select, with `data-search`, `data-found` (with `{n}`), `data-none` and optionally
   * `data-keep-open`.
   */
  box: HTMLElement;
  select: HTMLSelectElement;
  /** Text that the reader has already typed. */
  typed: string;
  /** Formats a number in the digits of the page. */
  format: (value: number) => string;
}

export interface SearchableList {
  isOpen: () => boolean;
  close: () => void;
}

const nameOf = (select: HTMLSelectElement): string =>
  givenName(select) || (select.labels[0]?.firstChild?.textContent ?? '').trim();

function makeInput({ box, select, typed }: SearchableListOptions): HTMLInputElement {
  const input = document.createElement('input');
  const { search = '' } = box.dataset;
  Object.assign(input, { className: 'select-input', value: typed, placeholder: search, autocomplete: 'off' });
  input.setAttribute('aria-label', nameOf(select));
  return input;
}

/** Creates an item for each enabled option, with the option's index. */
function makeItems({ options }: HTMLSelectElement, id: string): Map<HTMLElement, string> {
  const items = new Map<HTMLElement, string>();
  for (const { text, index, disabled } of options) {
    if (disabled) continue;
    const item = document.createElement('li');
    item.id = `${id}-${index}`;
    item.setAttribute('role', 'option');
    item.dataset.index = String(index);
    item.textContent = text;
    items.set(item, foldPersian(text));
  }
  return items;
}

/** Completes a box's messages for its list. */
export const completeList = (box: HTMLElement, kernel: Kernel): Promise<void> =>
  completeBox(box, kernel, '[data-search][data-found][data-none]');

/** Opens a searchable list of a select's options over the select. A choice sets the select's value. */
export function openSearchableList(options: SearchableListOptions): SearchableList {
  const { box, select, format } = options;
  const { found = '{n}', none = '', keepOpen } = box.dataset;
  const id = `${select.id || select.name}-list`;
  const input = makeInput(options);
  const items = makeItems(select, id);
  const list = document.createElement('ul');
  const status = document.createElement('p');
  const panel = document.createElement('div');
  list.id = id;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', nameOf(select));
  list.append(...items.keys());
  status.setAttribute('role', 'status');
  panel.className = 'select-panel';
  panel.append(input, list, status);
  /** False after a choice or a tap elsewhere, because these may navigate. */
  let leadsNowhere = false;
  const combobox = new Combobox(input, list, { tabInsertsSuggestions: false });

  /** Marks the selected option and starts from it. */
  function showChosen(): void {
    combobox.clearSelection();
    list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const chosen = list.querySelector(`[data-index="${select.selectedIndex}"]`);
    if (!chosen) return;
    chosen.setAttribute('aria-current', 'true');
    chosen.setAttribute('aria-selected', 'true');
    input.setAttribute('aria-activedescendant', chosen.id);
    chosen.scrollIntoView?.({ block: 'nearest' });
  }

  function filter(): void {
    const wanted = foldPersian(input.value);
    for (const [item, text] of items) item.hidden = !text.includes(wanted);
    const count = list.querySelectorAll('li:not([hidden])').length;
    status.textContent = count > 0 ? found.replace('{n}', format(count)) : none;
    status.classList.toggle('visually-hidden', count > 0);
    combobox.clearSelection();
    if (wanted) combobox.navigate();
  }

  function close(): void {
    if (!panel.isConnected) return;
    combobox.destroy();
    panel.remove();
    void loadOverPage().then(overPage => overPage?.closed(leave, leadsNowhere));
  }

  function leave(): void {
    select.focus();
    close();
  }

  function choose({ target }: Event): void {
    const index = Number((target as HTMLElement).dataset.index);
    const isNew = select.selectedIndex !== index;
    select.selectedIndex = index;
    if (keepOpen === undefined) leave();
    else showChosen();
    if (!isNew) return;
    for (const type of ['input', 'change']) select.dispatchEvent(new CustomEvent(type, { bubbles: true }));
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') event.preventDefault();
    // The browser continues from the select.
    leadsNowhere = event.key === 'Escape' || event.key === 'Tab';
    if (leadsNowhere) leave();
    // Enter would submit the form.
    if (event.key === 'Enter') event.preventDefault();
  }

  panel.addEventListener('keydown', press);
  // A click that bubbles to the box would open the list again.
  panel.addEventListener('click', event => event.stopPropagation());
  // Keeps the focus in the field while the reader presses on the list.
  list.addEventListener('mousedown', event => event.preventDefault());
  list.addEventListener('combobox-commit', choose);
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (!panel.contains(relatedTarget as Node | null)) close();
  });
  box.append(panel);
  combobox.start();
  input.addEventListener('input', filter);
  input.focus();
  void loadOverPage().then(overPage => overPage?.opened(leave));
  if (input.value) filter();
  else showChosen();
  // On a touch screen, the keyboard covers the lower half.
  panel.scrollIntoView?.({ block: matchMedia('(pointer: coarse)').matches ? 'start' : 'nearest' });
  return { isOpen: () => panel.isConnected, close };
}
