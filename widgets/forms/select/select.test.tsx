import { beforeEach, describe, expect, test, vi } from 'vitest';
import { element, kernelOf, print, settle, textsOf, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { SelectBox } from './box.tsx';
import mount from './select.ts';
import words from './words.json' with { type: 'json' };

beforeEach(() => {
  // jsdom has no layout, so every element that is not hidden gets a height.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(20);
  Element.prototype.scrollIntoView = () => undefined;
});

const provinces = ['همهٔ استان‌ها', 'آذربایجان شرقی', 'اردبیل', 'تهران', 'سیستان و بلوچستان', 'قم', 'کردستان', 'کرمان', 'گیلان', 'مازندران', 'یزد'];

const changed = vi.fn();

interface Given {
  names?: readonly string[];
  keepsOpen?: boolean;
  submitsOnChange?: boolean;
  language?: string;
}

function mountSelect({ names = provinces, language = 'fa', ...props }: Given = {}): () => void {
  const options = names.map((text, index) => ({ value: String(index), text }));
  printBox(
    <form>
      <label htmlFor="place">استان</label>
      <SelectBox language={language} id="place" name="pl" options={options} value="3" {...props} />
      <button>بگرد</button>
    </form>,
  );
  changed.mockReset();
  element('form').addEventListener('change', () => void changed(select().value));
  return wakeAtOnce(mount, element('.select'), kernelOf(language));
}

const select = (): HTMLSelectElement => element('select') as HTMLSelectElement;
const field = (): HTMLInputElement => element('.select-panel input') as HTMLInputElement;
const isOpen = (): boolean => document.querySelector('.select-panel') !== null;
const shown = (): (string | null)[] => textsOf('[role=option]:not([hidden])');
const active = (): string | null | undefined =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

async function open(): Promise<void> {
  element('.select').click();
  await settle();
}

function press(target: HTMLElement, key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

describe('a long select', () => {
  test('opens a list of its options at the chosen one', async () => {
    mountSelect();
    await open();
    expect(shown()).toEqual(provinces);
    expect(active()).toBe('تهران');
    expect(element('[aria-current]').textContent).toBe('تهران');
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('role')).toBe('combobox');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(field().getAttribute('aria-controls') ?? '')).toBe(element('[role=listbox]'));
    expect([field(), element('[role=listbox]')].map(part => part.getAttribute('aria-label'))).toEqual(['استان', 'استان']);
  });

  test.each([
    ['كر', ['کردستان', 'کرمان']],
    ['اذر', ['آذربایجان شرقی']],
    ['سیستان‌و', ['سیستان و بلوچستان']],
    ['يزد', ['یزد']],
    ['استانها', ['همهٔ استان‌ها']],
  ])('finds "%s" in any spelling, best match first', async (text, names) => {
    mountSelect();
    await open();
    type(text);
    expect(shown()).toEqual(names);
    expect(active()).toBe(names[0]);
  });

  test('announces how many options are found', async () => {
    mountSelect();
    await open();
    type('ان');
    expect(element('[role=status]').textContent).toBe(words.fa.found.replace('{n}', '۸'));
    type('ان ');
    expect(element('[role=status]').className).toBe('visually-hidden');
    type('پاریس');
    expect(shown()).toEqual([]);
    expect(element('[role=status]').textContent).toBe(words.fa.none);
    expect(element('[role=status]').className).toBe('');
    expect(press(field(), 'Enter').defaultPrevented).toBe(true);
    expect(changed).not.toHaveBeenCalled();
  });

  test('announces nothing for the selected option', async () => {
    mountSelect();
    await open();
    element('[aria-current]').click();
    expect(isOpen()).toBe(false);
    expect(changed).not.toHaveBeenCalled();
  });

  test('opens with the text that was typed while it loaded', async () => {
    mountSelect();
    for (const key of 'کرم') press(select(), key);
    await settle();
    expect(field().value).toBe('کرم');
    expect(shown()).toEqual(['کرمان']);
    press(field(), 'Escape');
    press(select(), 'ی');
    await settle();
    expect(field().value).toBe('ی');
  });

  test.each(['Enter', 'Tab', 'Escape', 'Shift'])('leaves %s to the browser', async key => {
    mountSelect();
    expect(press(select(), key).defaultPrevented).toBe(false);
    await settle();
    expect(isOpen()).toBe(false);
  });

  test.each(['Escape', 'Tab'])('closes by %s without a change and gets the focus', async key => {
    mountSelect();
    await open();
    press(field(), 'ArrowDown');
    press(field(), key);
    expect(isOpen()).toBe(false);
    expect(select().value).toBe('3');
    expect(document.activeElement).toBe(select());
  });

  test('closes when the focus moves elsewhere', async () => {
    mountSelect();
    await open();
    element('button').focus();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(element('button'));
  });

  test('stays closed while it is disabled', async () => {
    mountSelect();
    select().disabled = true;
    await open();
    expect(isOpen()).toBe(false);
  });

  test('stays open after a choice if the markup says so', async () => {
    mountSelect({ keepsOpen: true });
    await open();
    for (const place of [2, 5]) element(`[role=option]:nth-child(${place})`).click();
    expect(changed.mock.calls).toEqual([['1'], ['4']]);
    expect(isOpen()).toBe(true);
    expect(textsOf('[aria-current]')).toEqual(['سیستان و بلوچستان']);
  });
});

describe('a short select', () => {
  test("opens the browser's list, also by keys", async () => {
    mountSelect({ names: provinces.slice(0, 10) });
    await open();
    expect(press(select(), 'ArrowDown').defaultPrevented).toBe(false);
    await settle();
    expect(isOpen()).toBe(false);
  });

  test('submits its form by the button after a choice', () => {
    mountSelect({ names: provinces.slice(0, 3), submitsOnChange: true });
    const sent = vi.fn((event: SubmitEvent) => event.preventDefault());
    element('form').addEventListener('submit', sent);
    select().dispatchEvent(new Event('change', { bubbles: true }));
    expect(sent.mock.calls.map(([{ submitter }]) => submitter)).toEqual([element('button')]);
  });

  test('submits a form without a button, and does nothing without a form', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    const html = '<div data-submit-on-change><select></select></div>';
    for (const page of [`<form>${html}</form>`, html]) {
      print(page);
      wakeAtOnce(mount, element('div'), kernelOf());
      select().dispatchEvent(new Event('change'));
    }
    expect(submit).toHaveBeenCalledOnce();
  });
});
