import { beforeEach, describe, expect, test, vi } from 'vitest';
import { withDialogs } from '../../shared/testing/dialogs.ts';
import { answerStyles, element, input, kernelOf, settle, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { serve, text } from '../../shared/testing/server.ts';
import { SearchOverlayBox } from './box.tsx';
import mount from './search-overlay.ts';
import words from './words.json' with { type: 'json' };

withDialogs();

const submit = vi.fn();

beforeEach(() => {
  submit.mockReset();
  HTMLFormElement.prototype.submit = submit;
});

const button = (): HTMLElement => element('.search-overlay button');
const dialog = (): HTMLDialogElement | null => document.querySelector('dialog');
const press = (key: string, options: KeyboardEventInit = {}): boolean =>
  input('dialog [name=all]').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }));
const isLocked = (): boolean => document.documentElement.classList.contains('has-search-dialog');
const links = (): NodeListOf<HTMLLinkElement> => document.querySelectorAll('link[rel=stylesheet]');

function wake(language = 'fa', searches?: string): () => void {
  const box = printBox(<SearchOverlayBox language={language} action="/archive" {...(searches && { searches })} />);
  return wakeAtOnce(mount, box, kernelOf(language));
}

async function open(): Promise<void> {
  button().click();
  await answerStyles('load');
}

describe('the search over the page', () => {
  test.each(['fa', 'en'] as const)('searches the archive of its form, named in %s', async language => {
    wake(language);
    await open();
    const form = element('dialog form');
    expect(form).toMatchObject({ action: new URL('/archive', location.href).href, method: 'get' });
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({ pi: '1', all: '' });
    expect(input('dialog [name=all]').labels?.[0]?.textContent).toBe(words[language].search);
    expect(element('.search-dialog-close').textContent).not.toBe('');
  });

  test.each([
    ['its button', () => element('.search-dialog-close').click()],
    ['Escape in its field', () => press('Escape')],
    ['a tap beside it', () => element('dialog').click()],
    ['a page that is left', () => dispatchEvent(new Event('pagehide'))],
  ])('closes by %s, and returns the focus', async (_, close) => {
    wake();
    await open();
    element('dialog label').click();
    expect(dialog()?.open).toBe(true);
    close();
    expect(dialog()?.open).toBe(false);
    expect(isLocked()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  test('keeps the typed text and loads its styles once', async () => {
    wake();
    await open();
    input('dialog [name=all]').value = 'باد';
    element('.search-dialog-close').click();
    button().click();
    await settle();
    expect(dialog()?.open).toBe(true);
    expect(input('dialog [name=all]').value).toBe('باد');
    expect(links()).toHaveLength(1);
  });

  test('stays open if Escape ends an input composition', async () => {
    wake();
    await open();
    press('Escape', { isComposing: true });
    expect(dialog()?.open).toBe(true);
  });

  test('opens once, however often it is tapped while it loads', async () => {
    wake();
    button().click();
    button().click();
    await answerStyles('load');
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expect(links()).toHaveLength(1);
  });
});

describe('recent searches', () => {
  const partial =
    '{{#recent.length}}<ul>{{#recent}}<li><a href="{{address}}">{{words}}</a></li>{{/recent}}</ul><button>پاک</button>{{/recent.length}}<p>پرجست‌وجوها</p>';
  const offered = (): HTMLElement => element('.search-dialog-offers');
  const wordsOffered = (): string[] => Array.from(offered().querySelectorAll('a'), ({ textContent }) => textContent);

  async function searchFor(words: string): Promise<void> {
    input('dialog [name=all]').value = words;
    element('dialog form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    element('.search-dialog-close').click();
    button().click();
    await settle();
  }

  test('are offered with popular ones, latest first, and can be deleted', async () => {
    const asked = serve(text(partial));
    wake('fa', 'fa');
    expect(asked).toEqual([]);
    await open();
    expect(offered().textContent).toBe('پرجست‌وجوها');
    await searchFor('باد & باران');
    await searchFor('  ');
    await searchFor('<b>');
    expect(wordsOffered()).toEqual(['<b>', 'باد & باران']);
    const address = new URL(offered().querySelectorAll('a')[1]?.href ?? '');
    expect(Object.fromEntries(address.searchParams)).toEqual({ pi: '1', all: 'باد & باران' });
    offered().querySelector('button')?.click();
    await settle();
    expect(wordsOffered()).toEqual([]);
    expect(document.activeElement).toBe(input('dialog [name=all]'));
    expect(asked).toHaveLength(1);
  });

  test('are filtered by the typed text in any spelling', async () => {
    serve(text('<h2>شما</h2><ul><li>سفر به یزد</li></ul><button>پاک</button><h2>همه</h2><ul><li>آب</li><li>کتاب\u200cخانه</li></ul>'));
    wake('fa', 'others');
    await open();
    await vi.waitFor(() => expect(offered().childElementCount).toBe(5));
    const shown = (typed: string): string[] => {
      input('dialog [name=all]').value = typed;
      input('dialog [name=all]').dispatchEvent(new Event('input', { bubbles: true }));
      return Array.from(offered().querySelectorAll(':not([hidden]) > li:not([hidden]), :is(h2, button):not([hidden])'), ({ textContent }) => textContent);
    };
    expect(shown('يز')).toEqual(['شما', 'سفر به یزد', 'پاک']);
    expect(shown('سفر ب')).toEqual(['شما', 'سفر به یزد', 'پاک']);
    expect(shown('اب')).toEqual(['همه', 'آب']);
    expect(shown('كتاب خ')).toEqual(['همه', 'کتاب\u200cخانه']);
    expect(shown('فر')).toEqual([]);
    expect(shown(' ')).toHaveLength(6);
  });

  test('are not requested unless the box asks for them', async () => {
    const asked = serve(text(partial));
    wake();
    await open();
    expect(offered().childElementCount).toBe(0);
    expect(asked).toEqual([]);
  });
});

describe('a search that cannot be shown', () => {
  test('leads to the archive if its styles fail to load, and the next tap tries again', async () => {
    wake();
    button().click();
    await answerStyles('error');
    expect(submit).toHaveBeenCalledOnce();
    expect(dialog()).toBeNull();
    await open();
    expect(dialog()?.open).toBe(true);
  });

  test('shows a notice if the phone is offline', async () => {
    wake();
    document.body.insertAdjacentHTML('beforeend', '<p class="page-notice" hidden>آفلاین</p>');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    button().click();
    await answerStyles('error');
    expect(submit).not.toHaveBeenCalled();
    expect(element('.page-notice').hidden).toBe(false);
  });

  test('is submitted if the browser has no dialogs', () => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    wake();
    const event = new Event('submit', { bubbles: true, cancelable: true });
    element('form').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});
