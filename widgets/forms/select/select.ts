import type { Mount } from '../../../kernel/types.ts';
import type { SearchableList } from './searchable-list.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Largest number of options for which the phone's own picker is better. */
const mostAtOnce = 10;

/** Returns true if a key changes a closed select or searches its options. */
const isForOptions = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && /^(.|Arrow(Up|Down)|Page(Up|Down)|Home|End)$/su.test(key);

/** Submits a form by its button, because every browser supports that and all listeners are called. */
function send(form: HTMLFormElement | null): void {
  const button = form?.querySelector<HTMLElement>('[type=submit],button:not([type])');
  if (button) button.click();
  else form?.submit();
}

/**
 * Opens a searchable list in place of a long select. The select itself stays for its form, its label and other scripts.
 * The list loads at the first touch. If it fails to load, the browser's own list opens.
 */
const mount: Mount = (box, kernel) => {
  const select = box.querySelector('select');
  if (!select || select.multiple) throw markupError('The searchable select lacks a select of one value');
  let opening: Promise<void> | undefined;
  let list: SearchableList | undefined;
  let typed = '';

  async function show(field: HTMLSelectElement): Promise<void> {
    try {
      const { completeList, openSearchableList } = await import('./searchable-list.ts');
      await completeList(box, kernel);
      list = openSearchableList({ box, select: field, typed, format: kernel.digits.format });
    } catch {
      box.removeAttribute('data-searchable');
      field.focus();
    } finally {
      typed = '';
      opening = undefined;
    }
  }

  /** Opens the list with the text that was typed while it loaded. */
  function open(event: Event, text = ''): void {
    if (!box.hasAttribute('data-searchable') || !select || select.disabled || list?.isOpen()) return;
    event.preventDefault();
    typed += text;
    opening ??= show(select);
  }

  function press(event: KeyboardEvent): void {
    if (isForOptions(event)) open(event, event.key.length === 1 ? event.key.trim() : '');
  }

  function change(): void {
    if (box.dataset.submitOnChange !== undefined) send(select?.form ?? null);
  }

  box.toggleAttribute('data-searchable', select.options.length > mostAtOnce);
  box.addEventListener('click', open);
  select.addEventListener('keydown', press);
  select.addEventListener('change', change);
  return () => {
    list?.close();
    box.removeAttribute('data-searchable');
    box.removeEventListener('click', open);
    select.removeEventListener('keydown', press);
    select.removeEventListener('change', change);
  };
};

export default mount;
