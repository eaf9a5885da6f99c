import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readCookie, removeCookie } from '../../../kernel/cookies.ts';
import { adverts } from '../../shared/adverts/example-adverts.ts';
import { showPart, withScreen } from '../../shared/testing/adverts.ts';
import { withDialogs } from '../../shared/testing/dialogs.ts';
import { element, kernelOf, showPage, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { FloatingAdBox } from './box.tsx';
import mount from './floating-ad.ts';

withScreen();
withDialogs();

const cookie = 'floating-ad_floatingbooks';

beforeEach(() => {
  removeCookie(cookie);
  showPage(true);
});

const dialog = (): HTMLDialogElement => element('dialog') as HTMLDialogElement;

function print(permanent = false): HTMLElement {
  const [advert] = adverts('en', 'floating');
  if (!advert) throw new Error('There are adverts');
  printBox(
    <main>
      <input id="field" />
      <a id="link" href="/">Home</a>
      <FloatingAdBox language="en" advert={advert} permanent={permanent} />
    </main>,
  );
  return element('.floating-ad');
}

const wake = (box: HTMLElement): (() => void) => wakeAtOnce(mount, box, kernelOf('en'));

/** Wakes the box, comes to its place, and reads on for so many milliseconds without touching the page. */
function read(milliseconds: number, box = print()): () => void {
  const undo = wake(box);
  showPart(box);
  vi.advanceTimersByTime(milliseconds);
  return undo;
}

describe('the advert comes', () => {
  test('only where the reader has come to its place', () => {
    const box = print();
    wake(box);
    vi.advanceTimersByTime(60_000);
    expect(dialog().open).toBe(false);
    showPart(box);
    vi.advanceTimersByTime(2000);
    expect(dialog().open).toBe(true);
  });

  test.each(['scroll', 'wheel', 'pointerdown', 'touchmove', 'keydown'])('two seconds after the last %s', type => {
    read(19_000);
    dispatchEvent(new Event(type));
    vi.advanceTimersByTime(1900);
    expect(dialog().open).toBe(false);
    vi.advanceTimersByTime(200);
    expect(dialog().open).toBe(true);
  });

  test.each<[string, (box: HTMLElement) => void, () => void]>([
    ['the page is behind another one', () => showPage(false), () => showPage(true)],
    ['a field has the focus', () => element('#field').focus(), () => element('#field').blur()],
    ['a text is marked', () => getSelection()?.selectAllChildren(element('#link')), () => getSelection()?.removeAllRanges()],
    ...['<dialog class="other" open></dialog>', '<div class="other" role="dialog" aria-modal="true"></div>'].map(
      (other): [string, (box: HTMLElement) => void, () => void] => [
        `${other} is open`, box => box.insertAdjacentHTML('beforebegin', other), () => element('.other').remove(),
      ],
    ),
    ['a video plays', box => {
      box.insertAdjacentHTML('beforebegin', '<video></video>');
      Object.defineProperty(element('video'), 'paused', { value: false });
    }, () => element('video').remove()],
  ])('not while %s', (_, begin, end) => {
    const box = print();
    begin(box);
    read(60_000, box);
    expect(element('.floating-ad dialog').hasAttribute('open')).toBe(false);
    end();
    vi.advanceTimersByTime(60_000);
    expect(element('.floating-ad dialog').hasAttribute('open')).toBe(true);
  });

  test('once a page view, whatever boxes there are', () => {
    read(20_000);
    dialog().close();
    removeCookie(cookie);
    const first = element('.floating-ad');
    const second = first.cloneNode(true) as HTMLElement;
    second.classList.remove('floating-ad-shown');
    first.after(second);
    read(60_000, second);
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  test('not at all where a browser has no dialogs', () => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    read(60_000);
    expect(dialog().open).toBe(false);
  });
});

describe('the advert goes', () => {
  test.each([
    ['beside it', () => dialog().click()],
    ['on its button', () => element('.advert-close').click()],
    ['on its link', () => {
      element('.advert-link').addEventListener('click', event => event.preventDefault());
      element('.advert-link').click();
    }],
  ])('with a tap %s, which is remembered, and the focus is where it was', (_, tap) => {
    const box = print();
    element('#link').focus();
    read(20_000, box);
    tap();
    expect(dialog().open).toBe(false);
    expect(readCookie(cookie)).toBe('hidden');
    expect(document.activeElement?.id).toBe('link');
    read(60_000);
    expect(dialog().open).toBe(false);
  });

  test('and comes again if it is permanent, whatever the cookie says', () => {
    document.cookie = `${cookie}=hidden`;
    read(20_000, print(true));
    expect(dialog().open).toBe(true);
    const write = vi.spyOn(document, 'cookie', 'set');
    dialog().click();
    expect(write).not.toHaveBeenCalled();
  });

  test('not with a tap on its content', () => {
    read(20_000);
    element('.advert-mark').click();
    expect(dialog().open).toBe(true);
  });

  test('with its box, and remembers nothing', () => {
    const undo = read(20_000);
    undo();
    expect(dialog().open).toBe(false);
    expect(readCookie(cookie)).toBeUndefined();
  });
});

describe('an unusable setting is reported', () => {
  test.each([
    ['{}', 'id=""'],
    ['{"id":"آگهی"}', 'آگهی'],
    ['{"id":"a","permanent":"no"}', 'permanent="no"'],
  ])('a configuration of %s', (conf, names) => {
    const box = print();
    box.dataset.conf = conf;
    expect(() => wake(box)).toThrow(names);
  });

  test('an advert without a picture, which does not come', () => {
    const box = print();
    const report = vi.fn((event: Event) => event.preventDefault());
    box.addEventListener('widget:error', report);
    element('.advert img').remove();
    read(60_000, box);
    expect(report).toHaveBeenCalledOnce();
    expect(dialog().open).toBe(false);
  });
});
