import { describe, expect, test, vi } from 'vitest';
import { showPart } from '../../shared/testing/adverts.ts';
import { click, element, isLeftToBrowser, print, settle, textsOf } from '../../shared/testing/page.ts';
import {
  active, mountMap, newsOf, openWindow, partial, printMap, provinces, tap, topicsOf, wakeMap, withFreshMap,
} from './testing/province-map.tsx';
import { printBox } from '../../shared/testing/render.ts';
import { serve, text } from '../../shared/testing/server.ts';
import { ProvinceMapBox } from './box.tsx';

withFreshMap();

describe('the map', () => {
  test('has the shapes of the provinces with their names as tooltips', async () => {
    const requests = serve();
    await wakeMap(printMap());
    const forms = [...element('.province-map-shapes').children];
    expect(forms.map(form => form.getAttribute('href'))).toEqual(['/map.svg#fars', '/map.svg#qom', '/map.svg#yazd']);
    expect(forms.map(form => form.getAttribute('aria-disabled'))).toEqual(['false', 'true', 'false']);
    expect(textsOf('use > title')).toEqual(['فارس', 'قم', 'یزد']);
    expect(requests).toEqual([]);
  });

  test('is fetched once', () => {
    const box = printMap();
    mountMap(box);
    expect(element('.province-map-shapes').children).toHaveLength(0);
    element('.province-map-drawing img').dispatchEvent(new Event('load'));
    expect(element('.province-map-shapes').children).toHaveLength(3);
  });

  describe('a map that fails to load is reported, and the list still works', () => {
    const error = expect.objectContaining({ message: 'data-map="/404.svg" cannot be had' });

    function printWithoutMap(): HTMLElement {
      const box = printMap({ map: '/404.svg' });
      // Cancels the error, so that it is not logged.
      box.addEventListener('widget:error', event => event.preventDefault());
      return box;
    }

    test('after the box woke', async () => {
      serve(newsOf(1), partial);
      const { errors, unmount } = await wakeMap(printWithoutMap());
      expect(errors).toEqual([]);
      element('.province-map-drawing img').dispatchEvent(new Event('error'));
      expect(errors).toEqual([error]);
      await tap('fars');
      expect(active()).toEqual(['fars']);
      unmount();
      element('.province-map-drawing img').dispatchEvent(new Event('error'));
      expect(errors).toHaveLength(1);
    });

    test('before the box woke', async () => {
      const box = printWithoutMap();
      Object.defineProperty(element('.province-map-drawing img'), 'complete', { value: true });
      const { errors } = await wakeMap(box);
      expect(errors).toEqual([error]);
    });
  });

  test('on another host is reported', () => {
    const box = printMap({ map: 'https://elsewhere.example/map.svg' });
    expect(() => mountMap(box)).toThrow('data-map="https://elsewhere.example/map.svg" cannot be had');
  });

  test('may be inline in the page', async () => {
    const requests = serve(newsOf(1), partial);
    const box = print(
      '<div><svg><path data-province="fars"></path></svg><a href="/f" data-province="fars" data-topic="93">فارس</a><div class="province-news"></div></div>',
    );
    const { unmount } = await wakeMap(box);
    await tap('fars');
    expect(requests.map(({ path }) => path)).toEqual(['/api', '/global/partials/news.html']);
    expect(active()).toEqual(['fars']);
    unmount();
    expect(document.querySelectorAll('path')).toHaveLength(1);
  });
});

describe('a province', () => {
  test('is not chosen at random for a reader who scrolls past', async () => {
    const requests = serve(newsOf(1), partial);
    const box = printMap();
    await wakeMap(box);
    await vi.advanceTimersByTimeAsync(700);
    showPart(box, 0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(requests).toEqual([]);
    showPart(box);
    await vi.advanceTimersByTimeAsync(1000);
    await settle();
    expect(active()).toEqual(['yazd']);
  });

  test.each([0, 0.49, 0.5, 0.999])('that is disabled is never chosen by the random number %d', async chance => {
    vi.mocked(Math.random).mockReturnValue(chance);
    serve(newsOf(1), partial);
    await wakeMap(printMap());
    await vi.advanceTimersByTimeAsync(1000);
    await settle();
    expect(active()).toEqual([chance < 0.5 ? 'fars' : 'yazd']);
  });

  test('is not chosen at random if one is already chosen or all are disabled', async () => {
    const requests = serve(newsOf(1), partial);
    await wakeMap(printMap());
    await tap('fars');
    await vi.advanceTimersByTimeAsync(2000);
    expect(topicsOf(requests)).toEqual(['93']);

    const others = serve();
    const box = printMap();
    element('[data-province=yazd]').setAttribute('aria-current', 'true');
    await wakeMap(box);
    await vi.advanceTimersByTimeAsync(2000);
    expect(active()).toEqual(['yazd']);
    await wakeMap(printMap({ provinces: provinces.map(province => ({ ...province, disabled: true })) }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(topicsOf(others)).toEqual([]);
  });

  test('that is active opens the link in the head of its news', async () => {
    serve(newsOf(1), text('<header><a href="/news-of-fars">{{config.name}}</a></header>'));
    await wakeMap(printMap());
    await tap('fars');
    expect(openWindow).not.toHaveBeenCalled();
    await tap('fars');
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(new URL('/news-of-fars', location.href).href, '_blank', 'noopener');
  });

  test.each([
    ['', {}],
    ['data-topic-set="second"', {}],
    ['data-topic-set="first"', { set: 'first' }],
    ['data-query="edition=en&kind=video"', { edition: 'en', kind: 'video' }],
    ['data-topic-set="first" data-query="edition=en"', { set: 'first', edition: 'en' }],
    ['data-topic-set="first" data-query="set=first"', { set: 'first' }],
  ])('is requested with the parameters of the box: %s', async (attributes, query) => {
    const requests = serve(newsOf(1), partial);
    await wakeMap(print(`<div ${attributes}><svg><path data-province="kerman"></path></svg>
      <a href="/k" data-province="kerman" data-topic="85">کرمان</a><div class="province-news"></div></div>`));
    await tap('kerman');
    expect(requests[0]).toMatchObject({ path: '/api', query: { topic: '85', size: '6', ...query } });
    expect(Object.keys(requests[0]?.query ?? {})).toHaveLength(2 + Object.keys(query).length);
  });

  test('that is active opens its own page if the news have no head', async () => {
    serve(newsOf(1), text('<p>x</p>'));
    await wakeMap(printMap());
    await tap('fars');
    await tap('fars');
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/fars', '_blank', 'noopener');
  });

  test('opens its page at the first tap if the box shows no news', async () => {
    const requests = serve();
    await wakeMap(printBox(<ProvinceMapBox language="fa" map="/map.svg" provinces={provinces} />));
    expect(element('li a').getAttribute('target')).toBe('_blank');
    await tap('fars');
    await click('li [data-province=yazd]');
    await tap('qom');
    await vi.advanceTimersByTimeAsync(2000);
    expect(openWindow.mock.calls.map(([address]) => address)).toEqual(['/fars', '/yazd']);
    expect(requests).toEqual([]);
  });

  test('without a page opens nothing', async () => {
    serve(newsOf(1), text('<p>x</p>'));
    await wakeMap(printMap({ provinces: [{ slug: 'fars', name: 'فارس', topic: '93' }] }));
    await tap('fars');
    await tap('fars');
    expect(active()).toEqual(['fars']);
    expect(openWindow).not.toHaveBeenCalled();
  });

  test('that is disabled does nothing', async () => {
    const requests = serve();
    await wakeMap(printMap());
    await tap('qom');
    element('.province-map-drawing').click();
    element('.province-map').click();
    await settle();
    expect(requests).toEqual([]);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])('is left to the browser when it is tapped with %j', async keys => {
    const requests = serve();
    await wakeMap(printMap());
    expect(isLeftToBrowser('li a', keys)).toBe(true);
    await settle();
    expect(requests).toEqual([]);
  });
});

describe('the rendered box', () => {
  test.each([
    ['first', '80'],
    ['second', '107'],
  ] as const)('has the topic ids of the %s set', (topicSet, tehran) => {
    const box = printBox(<ProvinceMapBox language="fa" map="/map.svg" topicSet={topicSet} urlOf={slug => `/p/${slug}`} />);
    expect(document.querySelectorAll('li')).toHaveLength(31);
    expect(element('[data-province=tehran]').dataset.topic).toBe(tehran);
    expect(element('[data-province=tehran]').getAttribute('href')).toBe('/p/tehran');
    expect(box.dataset.topicSet).toBe(topicSet);
  });

  test('has its provinces sorted by name', () => {
    printBox(<ProvinceMapBox language="fa" map="/map.svg" />);
    expect(textsOf('li').slice(0, 3)).toEqual(['آذربایجان شرقی', 'آذربایجان غربی', 'اردبیل']);
    printBox(<ProvinceMapBox language="en" map="/map.svg" />);
    expect(textsOf('li').slice(0, 2)).toEqual(['Alborz', 'Ardabil']);
  });
});
