import { showNotice } from '../../../kernel/notice.ts';
import type { Mount } from '../../../kernel/types.ts';
import { fetchStylesheet } from '../../shared/base/fetch-stylesheet.ts';
import { guardTaps } from '../../shared/base/guard-taps.ts';
import { keepEmptySearch } from '../../shared/base/keep-empty-search.ts';
import { loadOverPage, type OverPage } from '../../shared/base/load-over-page.ts';
import { reportError } from '../../shared/base/report-error.ts';
import { formIn } from '../../shared/markup/form-in.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import file from './search-dialog.css';

interface SearchDialogOptions {
  /** URL of the archive. */
  action: string;
  /** Accessible name of the search. */
  name: string;
  /** Label of the button that closes it. */
  close: string;
  /** Element with recent and popular searches. */
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

/** Creates a closed search dialog. Its button, Escape, Back, a tap outside and leaving the page close it. */
function createSearchDialog(options: SearchDialogOptions): HTMLDialogElement {
  const closing = make('button', { type: 'button', className: 'search-dialog-close' }, options.close);
  const inside = make('div', { className: 'search-dialog-inside' }, makeForm(options), closing, options.searches);
  const dialog = make('dialog', { className: 'search-dialog' }, inside);
  dialog.setAttribute('aria-label', options.name);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === closing) dialog.close();
  });
  // Safari's search fields swallow Escape (https://github.com/getkirby/kirby/issues/7539).
  dialog.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    dialog.close();
  });
  return dialog;
}

/** Class of the root element while the search is open, so that the page behind does not scroll. */
const mark = 'has-search-dialog';

/**
 * Opens the search over the page. If the browser has no dialogs or the styles fail to load, the form leads to its page.
 */
const mount: Mount = (box, { storage }) => {
  const form = formIn(box);
  const button = form?.querySelector('button');
  if (!form || !button) throw markupError('The search lacks its form or its button');
  if (!self.HTMLDialogElement?.prototype.showModal) return undefined;

  const name = button.textContent.trim();
  const searches = document.createElement('div');
  searches.className = 'search-dialog-offers';
  const dialog = createSearchDialog({ action: form.action, name, close: box.dataset.close ?? name, searches });
  const field = dialog.querySelector<HTMLInputElement>('[type=search]');
  let styles: Promise<void> | undefined;
  let overPage: OverPage;

  function followOpening(): void {
    document.documentElement.classList.toggle(mark, dialog.open);
    if (dialog.open) return;
    button?.focus();
    overPage?.closed(close, true);
  }

  async function show(): Promise<void> {
    try {
      [overPage] = await Promise.all([loadOverPage(), (styles ??= fetchStylesheet(file))]);
    } catch {
      styles = undefined;
      if (navigator.onLine) form?.submit();
      else showNotice(true);
      return;
    }
    document.body.append(dialog);
    if (!dialog.open) {
      dialog.showModal?.();
      overPage?.opened(close);
    }
    followOpening();
    field?.select();
    if (field && box.dataset.searches) void offer(field);
  }

  async function offer(field: HTMLInputElement): Promise<void> {
    try {
      const { offerSearches } = await import('./offer-searches.ts');
      offerSearches(searches, field, box, storage);
    } catch (error) {
      reportError(box, error);
    }
  }

  function open(event: Event): void {
    event.preventDefault();
    void show();
  }

  const close = (): void => dialog.close();

  for (const element of [button, dialog]) guardTaps(element);
  dialog.addEventListener('close', followOpening);
  form.addEventListener('submit', open);
  return () => {
    form.removeEventListener('submit', open);
    if (dialog.open) {
      close();
      followOpening();
    }
    dialog.remove();
  };
};

export default mount;
