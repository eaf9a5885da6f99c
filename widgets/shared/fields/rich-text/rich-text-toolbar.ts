import type { RichTextEditor } from './rich-text-editor.ts';

interface Mark {
  /** Name of the button and of the attribute with its label, which is on the form or around it. */
  name: string;
  tag: string;
  /** Returns the icon's path data, for a 24 × 24 square. */
  paths: (isRightToLeft: boolean) => string;
  add: (editor: RichTextEditor) => unknown;
  remove: (editor: RichTextEditor) => unknown;
}

const lines = (isRightToLeft: boolean): string => (isRightToLeft ? 'M3 6h12M3 12h12M3 18h12' : 'M9 6h12M9 12h12M9 18h12');

const marks: readonly Mark[] = [
  {
    name: 'bold',
    tag: 'B',
    paths: () => 'M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z',
    add: editor => editor.bold(),
    remove: editor => editor.removeBold(),
  },
  {
    name: 'italic',
    tag: 'I',
    paths: () => 'M10 5h8M6 19h8M14 5l-4 14',
    add: editor => editor.italic(),
    remove: editor => editor.removeItalic(),
  },
  {
    name: 'bulletList',
    tag: 'UL',
    paths: isRightToLeft => `${lines(isRightToLeft)}M${isRightToLeft ? 20 : 4} 6h1m-1 6h1m-1 6h1`,
    add: editor => editor.makeUnorderedList(),
    remove: editor => editor.removeList(),
  },
  {
    name: 'numberedList',
    tag: 'OL',
    paths: isRightToLeft => `${lines(isRightToLeft)}M${isRightToLeft ? 19 : 3} 5l1.5-1v6m-2 4h3l-3 5h3`,
    add: editor => editor.makeOrderedList(),
    remove: editor => editor.removeList(),
  },
];

function createIcon(paths: string): SVGElement {
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', paths);
  icon.append(path);
  return icon;
}

function createButton({ name, paths }: Mark, field: HTMLElement, isRightToLeft: boolean): HTMLButtonElement {
  const attribute = `data-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
  const label = field.closest(`[${attribute}]`)?.getAttribute(attribute) ?? name;
  const button = document.createElement('button');
  button.type = 'button';
  button.title = label;
  button.setAttribute('aria-label', label);
  button.append(createIcon(paths(isRightToLeft)));
  return button;
}

/** Returns the button that a key moves the focus to, or undefined for other keys. */
function buttonFor(
  key: string,
  buttons: readonly HTMLElement[],
  from: number,
  isRightToLeft: boolean,
): HTMLElement | undefined {
  const { length } = buttons;
  const step = isRightToLeft ? -1 : 1;
  const targets = new Map([
    ['ArrowRight', from + step],
    ['ArrowLeft', from - step],
    ['Home', 0],
    ['End', length - 1],
  ]);
  const target = targets.get(key);
  return target === undefined ? undefined : buttons[(target + length) % length];
}

/** Makes one button reachable by Tab and the others by arrow keys. */
function moveByArrows(toolbar: HTMLElement, buttons: readonly HTMLElement[], isRightToLeft: boolean): void {
  const focusable = (chosen: HTMLElement | undefined): void => {
    for (const button of buttons) button.tabIndex = button === chosen ? 0 : -1;
  };
  focusable(buttons[0]);
  toolbar.addEventListener('keydown', event => {
    const from = buttons.findIndex(button => button === event.target);
    const target = buttonFor(event.key, buttons, from, isRightToLeft);
    if (!target) return;
    event.preventDefault();
    focusable(target);
    target.focus();
  });
}

/** Creates the toolbar of an editor. Each button has a label and a pressed state. */
export function createToolbar(field: HTMLTextAreaElement, editor: RichTextEditor): HTMLElement {
  const isRightToLeft = field.closest('[dir=rtl],[dir=ltr]')?.getAttribute('dir') === 'rtl';
  const toolbar = document.createElement('div');
  const buttons = marks.map(mark => createButton(mark, field, isRightToLeft));
  toolbar.className = 'rich-text-toolbar';
  toolbar.setAttribute('role', 'toolbar');
  toolbar.setAttribute('aria-labelledby', field.labels?.[0]?.id ?? '');
  toolbar.append(...buttons);
  moveByArrows(toolbar, buttons, isRightToLeft);
  // Keeps the selection in the editor.
  toolbar.addEventListener('mousedown', event => event.preventDefault());

  const showStates = (): void =>
    marks.forEach(({ tag }, index) => buttons[index]?.setAttribute('aria-pressed', String(editor.hasFormat(tag))));
  marks.forEach(({ tag, add, remove }, index) => {
    buttons[index]?.addEventListener('click', () => {
      (editor.hasFormat(tag) ? remove : add)(editor);
      showStates();
    });
  });
  for (const event of ['pathChange', 'select', 'cursor', 'input']) editor.addEventListener(event, showStates);
  showStates();
  return toolbar;
}
