import { RichTextEditor } from './rich-text-editor.ts';
import { richTextOf } from './rich-text-html.ts';
import { createToolbar } from './rich-text-toolbar.ts';

const edited = new WeakSet<HTMLTextAreaElement>();

/** Creates the field's stand-in on the screen, named by the field's label. */
function createRegion(field: HTMLTextAreaElement): HTMLElement {
  const region = document.createElement('div');
  const label = field.labels?.[0];
  region.className = 'rich-text-region';
  region.dir = 'auto';
  // No higher than the field that it stands for, until somebody writes.
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

/** Keeps the region in step with what the form says about its field. */
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

/** Writes back into the field whatever changes in the editor, and tells the form about it. */
function writeBack(editor: RichTextEditor, field: HTMLTextAreaElement, frame: HTMLElement): void {
  const region = editor.getRoot();
  let written = editor.content;
  function showEmptiness(): void {
    // Squire puts a space without width where a mark begins.
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
  // The field speaks for the region, once it holds what the region shows.
  region.addEventListener('input', event => event.stopPropagation());
  showEmptiness();
}

/** The field stays the form's, out of sight; whoever wants to focus it gets to the region. */
function hide(field: HTMLTextAreaElement, editor: RichTextEditor): void {
  const hadFocus = document.activeElement === field;
  field.classList.add('rich-text-source');
  field.tabIndex = -1;
  field.setAttribute('aria-hidden', 'true');
  field.addEventListener('focus', () => editor.getRoot().focus());
  if (hadFocus) editor.moveCursorToEnd().focus();
}

/**
 * Puts an editor for rich text in the place of a field, with what the field holds. A field that has its
 * editor already is left alone. Throws where the browser cannot have it; the field stays then as it was.
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
  // Before the field: what the form's view puts behind it finds its place.
  field.before(frame);
  hide(field, editor);
}
