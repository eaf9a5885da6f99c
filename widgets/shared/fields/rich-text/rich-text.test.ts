import { expect, test, vi } from 'vitest';
import { element, print, settle } from '../../testing/page.ts';
import { editRichText } from './rich-text.ts';

const labels = 'data-bold="پررنگ" data-italic="کج" data-bullet-list="نشانه‌دار" data-numbered-list="شماره‌دار"';

const field = (): HTMLTextAreaElement => element('textarea') as HTMLTextAreaElement;
const region = (): HTMLElement => element('.rich-text-region');
const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.rich-text-toolbar button')];

/** Creates a rich-text field with its editor. Returns a function that counts the form's input events. */
function edit(content = '', attributes = ''): () => number {
  print(`
    <form dir="rtl" ${labels}>
      <fieldset>
        <label for="page">صفحه</label>
        <textarea id="page" name="page" ${attributes}>${content.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</textarea>
      </fieldset>
    </form>`);
  const heard = vi.fn();
  element('form').addEventListener('input', heard);
  editRichText(field());
  return () => heard.mock.calls.length;
}

/** Changes the content of the editor as a keyboard does. */
async function write(html: string): Promise<void> {
  region().innerHTML = html;
  await settle();
}

async function paste(html: string): Promise<void> {
  const clipboardData = { types: ['text/html'], getData: () => html };
  region().dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }));
  await settle();
}

test('the editor has the label of its field', () => {
  edit('', 'required placeholder="بنویسید" aria-describedby="count"');
  const attributes = Object.fromEntries(Array.from(region().attributes, ({ name, value }) => [name, value]));
  expect(attributes).toEqual({
    class: 'rich-text-region',
    role: 'textbox',
    dir: 'auto',
    contenteditable: 'true',
    'aria-multiline': 'true',
    'aria-labelledby': 'page-label',
    'aria-placeholder': 'بنویسید',
    'aria-describedby': 'count',
    'aria-required': 'true',
    'aria-disabled': 'false',
    style: 'height: 0px;',
  });
  expect(element('label').id).toBe('page-label');
});

test('the editor keeps its height until the reader types', async () => {
  edit('one');
  expect(region().style.height).toBe('0px');
  await write('<p>two</p>');
  expect(region().style.height).toBe('');
});

test('the toolbar reads its labels from around the field', () => {
  edit();
  expect(element('.rich-text-toolbar').getAttribute('role')).toBe('toolbar');
  expect(element('.rich-text-toolbar').getAttribute('aria-labelledby')).toBe('page-label');
  expect(buttons().map(button => button.getAttribute('aria-label'))).toEqual(['پررنگ', 'کج', 'نشانه‌دار', 'شماره‌دار']);
  expect(buttons().every(button => button.getAttribute('type') === 'button')).toBe(true);
});

test.each([
  ['', '<p><br></p>'],
  ['یک\nدو', '<p>یک</p><p>دو</p>'],
  ['یک\n\nدو', '<p>یک</p><p><br></p><p>دو</p>'],
  ['۱ < ۲ & <b> می‌ماند', '<p>۱ &lt; ۲ &amp; &lt;b&gt; می‌ماند</p>'],
  ['<script>alert(1)</script>', '<p><br></p>'],
  ['<p>یک <strong>دو</strong></p>', '<p>یک <b>دو</b></p>'],
  ['<p style="color:red" onclick="x()" class="y">یک</p><img src=x onerror=x()>', '<p>یک</p>'],
])('the editor shows the content of the field: %s', (content, html) => {
  print('<form><textarea></textarea></form>');
  if (content.startsWith('<')) field().defaultValue = content;
  else field().value = content;
  editRichText(field());
  expect(region().innerHTML).toBe(html);
  expect(field().value).toBe(content);
});

test('each change is written back and notifies the form once', async () => {
  const heard = edit('یک');
  await write('<p>یک دو</p>');
  expect(field().value).toBe('<p>یک دو</p>');
  expect(heard()).toBe(1);
  region().dispatchEvent(new Event('input', { bubbles: true }));
  expect(heard()).toBe(1);
});

test('only allowed elements are written back', async () => {
  edit();
  await write('<p style="color:red">یک<span class="x"> دو</span></p><div><br></div>');
  expect(field().value).toBe('<p>یک دو</p>');
});

test('an editor without any text leaves the field empty', async () => {
  edit('یک');
  await write('<p>\u200b<br></p>');
  expect(field().value).toBe('');
  expect(element('.rich-text').hasAttribute('data-empty')).toBe(true);
});

test.each([
  ['<script>alert(1)</script>یک', '<p>یک</p>'],
  ['<p onclick="x()" style="color:red" id="a" class="b">یک</p>', '<p>یک</p>'],
  ['<img src=x onerror=x()><svg onload=x()><a xlink:href="javascript:x()">y</a></svg>یک', '<p>یک</p>'],
  ['<a href="javascript:x()">یک</a>', '<p><a>یک</a></p>'],
  ['<a href=" java&#10;script:x()">یک</a>', '<p><a>یک</a></p>'],
  ['<a href="data:text/html,x">یک</a>', '<p><a>یک</a></p>'],
  ['<a href="//evil.example">یک</a>', '<p><a>یک</a></p>'],
  ['<a href="https://dakkeh.ir/" target="_blank" onclick="x()">یک</a>', '<p><a href="https://dakkeh.ir/">یک</a></p>'],
  ['<a href="mailto:a@dakkeh.ir">یک</a>', '<p><a href="mailto:a@dakkeh.ir">یک</a></p>'],
  ['<p href="https://dakkeh.ir/">یک</p>', '<p>یک</p>'],
  ['<form><input name="captchaText" value="1"><button>یک</button></form>', '<p>یک</p>'],
  ['<iframe srcdoc="<script>x()</script>"></iframe><style>*{}</style>یک', '<p>یک</p>'],
  ['<math><mi//xlink:href="data:x,<script>x()</script>">', ''],
])('pasted content is sanitised: %s', async (html, clean) => {
  edit();
  region().tabIndex = 0;
  region().focus();
  await paste(html);
  expect(field().value).toBe(clean);
  expect(document.querySelectorAll('script, img, svg, iframe, style, .rich-text input')).toHaveLength(4);
});

test("the browser's menus cannot add a forbidden format", () => {
  edit('یک');
  const tries = ['formatStrikeThrough', 'formatFontColor', 'formatJustifyCenter'].map(inputType => {
    const event = Object.assign(new Event('beforeinput', { bubbles: true, cancelable: true }), { inputType });
    region().dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(tries).toEqual([true, true, true]);
  expect(region().innerHTML).toBe('<p>یک</p>');
});

test('Tab leaves the editor, even in a list', () => {
  edit('<ul><li>یک</li></ul>');
  for (const shiftKey of [false, true]) {
    const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true });
    region().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  }
  expect(region().innerHTML).toBe('<ul><li>یک</li></ul>');
});

test('the editor is disabled and enabled with its fieldset', async () => {
  edit();
  element('fieldset').setAttribute('disabled', '');
  await settle();
  expect(region().getAttribute('contenteditable')).toBe('false');
  expect(region().getAttribute('aria-disabled')).toBe('true');
  element('fieldset').removeAttribute('disabled');
  await settle();
  expect(region().getAttribute('contenteditable')).toBe('true');
});

test('focusing the field focuses the editor', () => {
  edit();
  region().tabIndex = 0;
  field().focus();
  expect(document.activeElement).toBe(region());
});

test('the editor gets the focus only if the field had it', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  edit();
  expect(focus).not.toHaveBeenCalled();
  print('<form><textarea></textarea></form>');
  field().focus();
  focus.mockClear();
  editRichText(field());
  expect(focus.mock.contexts).toEqual([region()]);
});

test('buttons add and remove their format, and show its state', async () => {
  edit('یک');
  const [, , bulletList, numberedList] = buttons();
  const states = (): (string | null)[] => buttons().map(button => button.getAttribute('aria-pressed'));
  expect(states()).toEqual(['false', 'false', 'false', 'false']);
  bulletList?.click();
  await settle();
  expect(field().value).toBe('<ul><li>یک</li></ul>');
  expect(states()).toEqual(['false', 'false', 'true', 'false']);
  numberedList?.click();
  await settle();
  expect(field().value).toBe('<ol><li>یک</li></ol>');
  expect(states()).toEqual(['false', 'false', 'false', 'true']);
  numberedList?.click();
  await settle();
  expect(field().value).toBe('<p>یک</p>');
});

test.each([
  ['rtl', ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Home', 'End'], [1, 2, 1, 0, 3, 0, 3]],
  ['ltr', ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Home', 'End'], [1, 2, 1, 0, 3, 0, 3]],
])('arrow keys move through the toolbar: %s', (direction, keys, stops) => {
  print(`<form dir="${direction}"><textarea></textarea></form>`);
  editRichText(field());
  buttons()[0]?.focus();
  const visited = keys.map(key => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect(buttons().filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement]);
    return buttons().findIndex(button => button === document.activeElement);
  });
  expect(visited).toEqual(stops);
});

test("our Trusted Types policy creates all HTML, even for undo", async () => {
  const createHTML = vi.fn((html: string) => html);
  const createPolicy = vi.fn(() => ({ createHTML, createScriptURL: (url: string) => url }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.resetModules();
  const { editRichText: edits } = await import('./rich-text.ts');
  print('<form><textarea>یک</textarea></form>');
  edits(field());
  buttons()[2]?.click();
  await settle();
  expect(field().value).toBe('<ul><li>یک</li></ul>');
  region().dispatchEvent(
    Object.assign(new Event('beforeinput', { bubbles: true, cancelable: true }), { inputType: 'historyUndo' }),
  );
  await settle();
  expect(region().innerHTML).toBe('<p>یک</p>');
  expect(field().value).toBe('<p>یک</p>');
  expect(createPolicy.mock.calls.map(([policy]: unknown[]) => policy)).toEqual(['dakkeh']);
});
