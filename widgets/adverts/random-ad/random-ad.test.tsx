import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { weightedAdverts } from '../../shared/adverts/example-adverts.ts';
import { placeAt, showPart, withScreen } from '../../shared/testing/adverts.ts';
import { element, kernelOf, print, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { withSilentBrowser } from '../../shared/testing/silent-browser.ts';
import { RandomAdBox } from './box.tsx';
import mount from './random-ad.ts';
import { drawAdverts } from './rendered-draw.ts';

const said = withSilentBrowser();
withScreen();

const messages = (): string[] => said.map(error => (error as Error).message);

/** Points of the draws to come. */
const drawAt = (...points: number[]): void => {
  const random = vi.spyOn(Math, 'random');
  for (const point of points) random.mockReturnValueOnce(point);
};

const shown = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('.advert:not([hidden])')].map(({ dataset }) => dataset.advert);

const advert = (id: string, conf: string, content = '<img src="/a.svg">'): string =>
  `<div class="advert" data-advert="${id}" data-conf='${conf}'><a href="https://${id}.example/">${content}</a></div>`;

const boxWith = (conf: string, ...adverts: string[]): HTMLElement =>
  print(`<div class="random-ad" data-widget="random-ad" data-conf='${conf}'>${adverts.join('')}</div>`);

const wake = (box: HTMLElement): (() => void) => wakeAtOnce(mount, box, kernelOf());

const printed = (items: number): HTMLElement =>
  printBox(<RandomAdBox language="en" adverts={weightedAdverts('en', 'x')} items={items} />);

test('a server prints the likeliest as shown, for readers without a script', () => {
  printed(2);
  expect(shown()).toEqual(['x-bicycle', 'x-bread']);
});

describe('a box that many readers get from a cache', () => {
  /** Adverts that the script after the box has shown, of chances 1, 3 and 0, before the widget is there. */
  function drawn(items: number): (string | undefined)[] {
    const box = boxWith(`{"items":${items}}`, advert('a', '{"chance":1}'), advert('b', '{"chance":3}'), advert('c', '{}'));
    const script = document.createElement('script');
    script.text = drawAdverts;
    box.after(script);
    placeAt(box, 100);
    const before = shown();
    wake(box)();
    expect(shown()).toEqual(before);
    return before;
  }

  test.each([
    [[0.2, 0.005], 'a'],
    [[0.2, 0.009], 'b'],
  ])('draws an advert by its chances before the first paint, and keeps it: of %j', (points, id) => {
    drawAt(...points);
    expect(drawn(1)).toEqual([id]);
  });

  test('is drawn by a script that the documents print', () => {
    expect(readFileSync('widgets/docs/boxes.md', 'utf8')).toContain(`<script>${drawAdverts}</script>`);
  });
});

describe('a box', () => {
  test('that is not on the screen shows as many as it says, as they are drawn, and hides the rest', () => {
    const box = printed(2);
    placeAt(box, innerHeight + 1);
    drawAt(0, 0);
    wake(box);
    expect(shown()).toEqual(['x-books', 'x-tea']);
  });

  test('that is on the screen keeps the printed advert: no advert changes in view', () => {
    const box = printed(1);
    placeAt(box, 100);
    drawAt(0);
    wake(box);
    expect(shown()).toEqual(['x-bread']);
  });

  test('draws on the screen, too, where it is printed with more than it shows', () => {
    const box = boxWith('{"items":1}', advert('a', '{"chance":1}'), advert('b', '{"chance":1}'));
    placeAt(box, 100);
    drawAt(0.5);
    wake(box);
    expect(shown()).toEqual(['b']);
  });

  test('shows no advert without a chance, which is the default', () => {
    wake(boxWith('{"items":2}', advert('a', '{"chance":0}'), advert('b', '{}'), advert('c', '{"chance":"1"}')));
    expect(shown()).toEqual(['c']);
    wake(boxWith('{"items":2}', advert('a', '{"chance":0}'), advert('b', '{}')));
    expect(shown()).toEqual([]);
    expect(said).toEqual([]);
  });

  test('shows one advert where it does not say how many', () => {
    wake(boxWith('{}', advert('a', '{"chance":1}'), advert('b', '{"chance":1}')));
    expect(shown()).toHaveLength(1);
  });

  test('shows nothing that the page shows already', () => {
    const one = boxWith('{"items":1}', advert('a', '{"chance":9}'), advert('b', '{"chance":1}'));
    one.insertAdjacentHTML('beforebegin', `<section>${advert('a', '{}')}</section>`);
    drawAt(0);
    wake(one);
    expect(shown()).toEqual(['a', 'b']);
  });

  test('watches only those that it shows, and none when it is taken away', () => {
    const box = boxWith('{"items":1}', advert('a', '{"chance":1}').replace('data-conf', 'data-impression="/seen" data-conf'));
    wake(box)();
    showPart(element('.advert'));
    vi.advanceTimersByTime(5000);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an unusable setting is reported, and left out', () => {
  test.each([
    ['{"chance":"NaN"}', 'NaN'],
    ['{"chance":NaN}', 'NaN'],
    ['{"chance":-1}', '-1'],
    ['{"chance":1e999}', 'Infinity'],
    ['{"chance":[1]}', '[1]'],
  ])('a chance as in %s', (conf, names) => {
    wake(boxWith('{"items":2}', advert('a', conf), advert('b', '{"chance":1}')));
    expect(shown()).toEqual(['b']);
    expect(messages()).toEqual([expect.stringContaining(names)]);
  });

  test('an advert without a picture', () => {
    wake(boxWith('{"items":2}', advert('a', '{"chance":1}', 'Tea'), advert('b', '{"chance":1}')));
    expect(shown()).toEqual(['b']);
    expect(messages()).toEqual(['advert="a" has no picture']);
  });

  test.each(['{"items":-1}', '{"items":"two"}', '{"items":1.5}', '[]', '{'])('a box as in %s stays as it is', conf => {
    const box = boxWith(conf, advert('a', '{"chance":1}'), advert('b', '{"chance":1}'));
    const { outerHTML } = box;
    expect(() => wake(box)).toThrow('cannot be used');
    expect(box.outerHTML).toBe(outerHTML);
  });
});
