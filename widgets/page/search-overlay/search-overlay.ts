import { showNotice } from '../../../kernel/notice.ts';
import { hasModifier } from '../../../kernel/press.ts';
import type { Mount } from '../../../kernel/types.ts';
import { closeOnBack } from '../../shared/base/close-on-back.ts';
import { fetchStylesheet } from '../../shared/base/fetch-stylesheet.ts';
import { reportError } from '../../shared/base/report-error.ts';
import { guardTaps } from '../../shared/base/guard-taps.ts';
import file from './search-dialog.css';
import { createSearchDialog } from './search-dialog.ts';
import { formIn } from '../../shared/markup/form-in.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Set on the root element while the search is open: the page behind it does not scroll. */
const mark = 'has-search-dialog';

/**
 * Opens the search over the page, instead of the page that the form leads to. Where a browser has no dialogs, or the
 * styles cannot be had, it leads there.
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
  let leaveHistory = (): Promise<void> => Promise.resolve();

  function followOpening(): void {
    document.documentElement.classList.toggle(mark, dialog.open);
    if (dialog.open) return;
    button?.focus();
    void leaveHistory();
  }

  async function show(): Promise<void> {
    try {
      await (styles ??= fetchStylesheet(file));
    } catch {
      styles = undefined;
      if (navigator.onLine) form?.submit();
      else showNotice(true);
      return;
    }
    document.body.append(dialog);
    if (!dialog.open) {
      dialog.showModal?.();
      leaveHistory = closeOnBack('search', close);
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

  /** Takes the reader to what is found, from where Back leads to the page without the search. */
  async function leaveFor(event: Event, go: () => void): Promise<void> {
    if (event.defaultPrevented) return;
    event.preventDefault();
    await leaveHistory();
    go();
  }

  function send(event: Event): void {
    void leaveFor(event, () => field?.form?.submit());
  }

  function follow(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    if (link && !hasModifier(event)) void leaveFor(event, () => location.assign(link.href));
  }

  for (const element of [button, dialog]) guardTaps(element);
  dialog.addEventListener('close', followOpening);
  dialog.addEventListener('submit', send);
  dialog.addEventListener('click', follow);
  form.addEventListener('submit', open);
  addEventListener('pagehide', close);
  return () => {
    form.removeEventListener('submit', open);
    removeEventListener('pagehide', close);
    if (dialog.open) {
      close();
      followOpening();
    }
    dialog.remove();
  };
};

export default mount;
