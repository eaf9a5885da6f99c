import type { Mount } from '../../../kernel/types.ts';
import type { SearchableList } from './searchable-list.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Up to so many options a reader sees all at once: the phone's own picker is the better one. */
const mostAtOnce = 10;

/** Tells if a key would change a closed select, or look for an option in it. */
const isForOptions = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && /^(.|Arrow(Up|Down)|Page(Up|Down)|Home|End)$/su.test(key);

/** Sends a form by its button, as a reader would: every browser can do that, and all that listens hears of it. */
function send(form: HTMLFormElement | null): void {
  const button = form?.querySelector<HTMLElement>('[type=submit],button:not([type])');
  if (button) button.click();
  else form?.submit();
}

/**
 * Opens a list that can be searched in the place of a long select, which stays the control that it is: its form, its
 * label and other scripts know of nothing else. The list comes with the first touch; where it cannot be had, the
 * browser's own opens.
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

  /** Opens the list, with what was typed on the way. */
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
