import { RichTextEditor } from './rich-text-editor.ts';
import { richTextOf } from './rich-text-html.ts';
import { createToolbar } from './rich-text-toolbar.ts';

const edited = new WeakSet<HTMLTextAreaElement>();

/** Creates the editable element that replaces the field on the screen, with the same label. */
function createRegion(field: HTMLTextAreaElement): HTMLElement {
  const region = document.createElement('div');
  const label = field.labels?.[0];
  region.className = 'rich-text-region';
  region.dir = 'auto';
  // As high as the field that it replaces, until the reader types.
  region.style.height = '0';
  region.setAttribute('role', 'textbox');
  region.setAttribute('aria-multiline', 'true');
  region.setAttribute('aria-placeholder', field.placeholder);
  if (label) {
    label.id ||= `${field.id}-label`;
    region.setAttribute('aria-labelledby', label.id);
  }
  return region;
}

/** Copies the field's state, such as errors, to the editable element. */
function mirror(field: HTMLTextAreaElement, region: HTMLElement): void {
  function show(): void {
    for (const name of ['aria-invalid', 'aria-describedby']) {
      const value = field.getAttribute(name);
      if (value === null) region.removeAttribute(name);
      else region.setAttribute(name, value);
    }
    const isDisabled = field.matches(':disabled');
    region.setAttribute('aria-required', String(field.required));
    region.setAttribute('aria-disabled', String(isDisabled));
    region.setAttribute('contenteditable', String(!isDisabled));
  }
  const observer = new MutationObserver(show);
  const fieldset = field.closest('fieldset');
  observer.observe(field, { attributeFilter: ['aria-invalid', 'aria-describedby', 'required', 'disabled'] });
  if (fieldset) observer.observe(fieldset, { attributeFilter: ['disabled'] });
  show();
}

/** Writes each change in the editor back to the field, and notifies the form. */
function writeBack(editor: RichTextEditor, field: HTMLTextAreaElement, frame: HTMLElement): void {
  const region = editor.getRoot();
  let written = editor.content;
  function showEmptiness(): void {
    // Squire adds a zero-width space at the start of a mark.
    const isBlank = region.textContent.replace(/\u200b/g, '').trim() === '';
    frame.toggleAttribute('data-empty', isBlank && !region.querySelector('li'));
  }
  editor.addEventListener('input', () => {
    showEmptiness();
    region.style.height = '';
    const html = editor.content;
    if (html === written) return;
    written = html;
    field.value = html;
    field.dispatchEvent(new CustomEvent('input', { bubbles: true }));
  });
  // The form must hear only the field's own event, which fires after the field has the new value.
  region.addEventListener('input', event => event.stopPropagation());
  showEmptiness();
}

/** Hides the field visually but keeps it in the form. A focus on the field moves to the editor. */
function hide(field: HTMLTextAreaElement, editor: RichTextEditor): void {
  const hadFocus = document.activeElement === field;
  field.classList.add('rich-text-source');
  field.tabIndex = -1;
  field.setAttribute('aria-hidden', 'true');
  field.addEventListener('focus', () => editor.getRoot().focus());
  if (hadFocus) editor.moveCursorToEnd().focus();
}

/**
 * Replaces a field with a rich-text editor that has the field's content. Does nothing if the field already has one.
 * Throws if the browser does not support the editor; the field then stays as it was.
 */
export function editRichText(field: HTMLTextAreaElement): void {
  if (edited.has(field)) return;
  const region = createRegion(field);
  const editor = new RichTextEditor(region, richTextOf(field));
  const frame = document.createElement('div');
  frame.className = 'rich-text';
  frame.append(createToolbar(field, editor), region);
  mirror(field, region);
  writeBack(editor, field, frame);
  edited.add(field);
  // Before the field, because the form's view inserts elements after it.
  field.before(frame);
  hide(field, editor);
}
