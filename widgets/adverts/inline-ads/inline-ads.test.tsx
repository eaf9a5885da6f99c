import { describe, expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { adverts } from '../../shared/adverts/example-adverts.ts';
import { stories } from '../../shared/news-list/example-stories.ts';
import { NewsList } from '../../shared/news-list/news-list.tsx';
import { placeAt, showPart, withScreen } from '../../shared/testing/adverts.ts';
import { element, kernelOf, settle, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { InlineAdsBox } from './box.tsx';
import mount from './inline-ads.ts';
import { inlinePlaceOf, placesFor } from './model.ts';

withScreen();

const boxOf = (conf: object, every: number, count = 4, id = '12'): HTMLElement => {
  printBox(
    <main>
      <section data-conf={JSON.stringify(conf)} id="list">
        <NewsList items={stories('en')} />
      </section>
      <InlineAdsBox language="en" adverts={adverts('en', 'x').slice(0, count)} boxId={id} every={every} />
    </main>,
  );
  return element('[data-widget=inline-ads]');
};

const wake = (box: HTMLElement): (() => void) => wakeAtOnce(mount, box, kernelOf('en'));

const template = (): HTMLTemplateElement => {
  const found = element('template');
  if (!(found instanceof HTMLTemplateElement)) throw new Error('No template');
  return found;
};

/** The list, with a dot for each item of news. */
const list = (): string[] =>
  [...element('ul').children].map(item => (item as HTMLElement).dataset.advert ?? '.');

/** Brings what the list has now below the screen. */
function bringBelow(): void {
  for (const item of element('ul').children) {
    placeAt(item, innerHeight + 1);
    showPart(item, 0);
  }
}

const more = (count: number): HTMLElement[] => Array.from({ length: count }, () => document.createElement('li'));

describe('adverts between the items of a list', () => {
  test('find the box by the id of its element, too', () => {
    wake(boxOf({}, 4, 4, 'list'));
    bringBelow();
    expect(list()).toEqual(['.', '.', '.', '.', 'x-books', '.']);
  });

  test('come at once between items that have just come, and not between those that a reader sees', async () => {
    wake(boxOf({ id: '12' }, 2));
    element('ul').append(...more(5));
    await settle();
    expect(list()).toEqual(['.', '.', '.', '.', '.', '.', 'x-books', '.', '.', 'x-tea', '.', '.', 'x-bicycle']);
  });

  test('begin again once all of them are there, as the list grows', async () => {
    const undo = wake(boxOf({ id: '12' }, 2, 2));
    bringBelow();
    for (let round = 0; round < 2; round += 1) {
      element('ul').append(...more(4));
      await settle();
    }
    expect(list().filter(item => item !== '.')).toEqual(['x-books', 'x-tea', 'x-books', 'x-tea', 'x-books', 'x-tea']);
    undo();
    expect(list().every(item => item === '.')).toBe(true);
    expect(template().content.children).toHaveLength(2);
  });

  test('come just before their place does: whichever is seen first has the first of them', () => {
    wake(boxOf({ id: '12' }, 2));
    const [, second, , fourth] = element('ul').children;
    if (!second || !fourth) throw new Error('The list is too short');
    for (const place of [second, fourth]) placeAt(place, 2 * innerHeight + 1);
    for (const place of [second, fourth]) showPart(place, 0);
    expect(list()).not.toContain('x-books');
    for (const place of [fourth, second]) {
      placeAt(place, innerHeight + 1);
      showPart(place);
    }
    expect(list()).toEqual(['.', '.', 'x-tea', '.', '.', 'x-books', '.']);
  });

  test.each([
    ['a link', '<a href="/tea"><img src="/tea.svg"></a>', ['<li class="advert"><a href="/tea"><img src="/tea.svg"></a></li>']],
    ['items of a list', '<h2>Ads</h2><ul><li class="ad"><img src="/1.svg"></li><li><iframe src="/2"></iframe></li></ul>', [
      '<li class="ad advert"><img src="/1.svg"></li>',
      '<li class="advert"><iframe src="/2"></iframe></li>',
    ]],
  ])('need no template and no printed markup: %s', (_, markup, adverts) => {
    const box = boxOf({ id: '12' }, 4 / adverts.length);
    box.innerHTML = markup;
    wake(box);
    bringBelow();
    expect(Array.from(document.querySelectorAll('main > section ul > .advert'), advert => advert.outerHTML)).toEqual(adverts);
    expect(box.querySelector('[src]')).toBeNull();
  });

  test('repeat none that the page shows already', () => {
    const box = boxOf({ id: '12' }, 4, 2);
    box.insertAdjacentHTML('beforebegin', '<div class="advert" data-advert="x-books"></div>');
    wake(box);
    bringBelow();
    expect(list()).toContain('x-tea');
  });

  test('leave the page with the box, and no more come', async () => {
    const undo = wake(boxOf({ id: '12' }, 2));
    bringBelow();
    undo();
    element('ul').append(...more(5));
    await settle();
    expect(list().every(item => item === '.')).toBe(true);
    expect(template().content.children).toHaveLength(4);
  });
});

describe('an unusable setting is reported, and the list stays as it is', () => {
  test.each([
    ['a box that is not there', () => boxOf({ id: '13' }, 2), '"12"'],
    ['a number that is 0', () => boxOf({ id: '12' }, 0), 'pushadsinline-12-0'],
    ['a box without adverts', () => {
      const box = boxOf({ id: '12' }, 2);
      box.replaceChildren();
      return box;
    }, 'template'],
  ])('%s', (_, print, names) => {
    const box = print();
    expect(() => wake(box)).toThrow(names);
    expect(list()).toEqual(['.', '.', '.', '.', '.']);
  });

  test('an advert without a picture is left out', () => {
    const box = boxOf({ id: '12' }, 4, 2);
    const report = vi.fn((event: Event) => event.preventDefault());
    box.addEventListener('widget:error', report);
    template().content.querySelector('img')?.remove();
    wake(box);
    bringBelow();
    expect(report).toHaveBeenCalledOnce();
    expect(list()).toContain('x-tea');
  });
});

test.each(['', 'inline-ads', 'pushadsinline-12-0', 'pushadsinline-12', 'pushadsinline--4', 'pushadsinline-12-NaN', 'xpushadsinline-12-4'])(
  'the setting %j names none, and is reported',
  className => expect(() => inlinePlaceOf(className)).toThrow(`class=${JSON.stringify(className)}`),
);

test('any list has one advert after every n items once its places are filled', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: 1, max: 9 }), (items, every) => {
      const list = Array.from({ length: items }, () => false);
      for (const place of placesFor(list, every).reverse()) list.splice(place + 1, 0, true);
      expect(placesFor(list, every)).toEqual([]);
      expect(list.filter(Boolean)).toHaveLength(Math.floor(items / every));
    }),
  );
});
