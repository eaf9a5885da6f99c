import { beforeEach, describe, expect, test, vi } from 'vitest';
import { placeAt, showPart, withScreen } from '../testing/adverts.ts';
import { element, print, showPage } from '../testing/page.ts';
import { manageAdvert } from './advert-lifecycle.ts';

const told = withScreen();
let count = 0;
let impression = '';

// An advert is reported once per page load, so each test uses its own URL.
beforeEach(() => void (impression = `/seen?advert=${(count += 1)}`));

const card = (address = impression): string =>
  `<li class="advert" data-impression="${address}"><a href="/"><img src="/tea.svg"></a><button class="advert-close">×</button></li>`;

function show(html = card()): HTMLElement {
  print(`<ul>${html}<li><a id="next" href="/next">Next</a></li></ul>`);
  showPage(true);
  return element('.advert');
}

describe('an advert is reported as seen', () => {
  test('after half of it was in the viewport for a second, and never again', () => {
    const advert = show();
    manageAdvert(advert);
    showPart(advert, 0.5);
    vi.advanceTimersByTime(900);
    expect(told()).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(told()).toEqual([impression]);
    showPart(advert, 0);
    showPart(advert, 1);
    vi.advanceTimersByTime(60_000);
    expect(told()).toEqual([impression]);
  });

  test('once, if the page shows it twice', () => {
    show(card() + card());
    const [one, other] = [...document.querySelectorAll<HTMLElement>('.advert')];
    if (!one || !other) throw new Error('There are two');
    for (const advert of [one, other]) manageAdvert(advert);
    for (const advert of [one, other]) showPart(advert);
    vi.advanceTimersByTime(5000);
    expect(told()).toEqual([impression]);
  });

  test.each([
    ['less than half of it is seen', (advert: HTMLElement) => showPart(advert, 0.4)],
    ['the page is in the background', (advert: HTMLElement) => {
      showPage(false);
      showPart(advert);
    }],
    ['its box is unmounted', (advert: HTMLElement, end: () => void) => {
      showPart(advert);
      end();
    }],
  ])('not while %s', (_, happen) => {
    const advert = show();
    happen(advert, manageAdvert(advert));
    vi.advanceTimersByTime(60_000);
    expect(told()).toEqual([]);
  });

  test('not after two visits of less than a second', () => {
    const advert = show();
    manageAdvert(advert);
    for (let time = 0; time < 2; time += 1) {
      showPart(advert);
      vi.advanceTimersByTime(600);
      showPart(advert, 0);
    }
    expect(told()).toEqual([]);
  });

  test('not if browsers cannot fetch the URL, which is logged', () => {
    const report = vi.fn((event: Event) => event.preventDefault());
    const advert = show(card('javascript:alert(1)'));
    advert.addEventListener('widget:error', report);
    manageAdvert(advert);
    showPart(advert);
    vi.advanceTimersByTime(5000);
    expect(report).toHaveBeenCalledOnce();
    expect(told()).toEqual([]);
  });
});

test('a hidden advert passes the focus to its neighbour', () => {
  const advert = show();
  manageAdvert(advert);
  const button = element('.advert-close');
  button.focus();
  button.click();
  expect(advert.hidden).toBe(true);
  expect(document.activeElement?.id).toBe('next');
});

test.each([
  ['goes while it is below the screen', innerHeight + 1, true],
  ['stays where the gap would be seen to close', 100, false],
])('an advert whose picture fails to load %s', (_, top, hidden) => {
  const advert = show();
  manageAdvert(advert);
  placeAt(advert, top);
  element('img').dispatchEvent(new Event('error'));
  expect(advert.hidden).toBe(hidden);
});
