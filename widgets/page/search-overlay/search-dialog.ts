import { keepEmptySearch } from '../../shared/base/keep-empty-search.ts';

interface SearchDialogOptions {
  /** Address of the archive. */
  action: string;
  /** Name of the search. */
  name: string;
  /** Label of the button that closes it. */
  close: string;
  /** Searches of the reader and of others. */
  searches: Element;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...content);
  return element;
}

function makeForm({ action, name }: SearchDialogOptions): HTMLFormElement {
  const field = make('input', { id: 'search-dialog-field', type: 'search', name: 'all', required: true, maxLength: 200 });
  field.enterKeyHint = 'search';
  const label = make('label', { htmlFor: field.id }, name);
  const form = make(
    'form',
    { action },
    make('input', { type: 'hidden', name: 'pi', value: '1' }),
    label,
    field,
    make('button', {}, name),
  );
  form.setAttribute('role', 'search');
  keepEmptySearch(form, field);
  return form;
}

/** A search over the page, closed: by its button, Escape, Back, a tap beside it, and when the page is left. */
export function createSearchDialog(options: SearchDialogOptions): HTMLDialogElement {
  const closing = make('button', { type: 'button', className: 'search-dialog-close' }, options.close);
  const inside = make('div', { className: 'search-dialog-inside' }, makeForm(options), closing, options.searches);
  const dialog = make('dialog', { className: 'search-dialog' }, inside);
  dialog.setAttribute('aria-label', options.name);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === closing) dialog.close();
  });
  // Safari's search fields keep Escape to themselves (https://github.com/getkirby/kirby/issues/7539).
  dialog.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    dialog.close();
  });
  return dialog;
}
