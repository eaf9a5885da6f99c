import { describe, expect, test, vi } from 'vitest';
import { newsItem } from '../../shared/testing/news.ts';
import { element, settle } from '../../shared/testing/page.ts';
import {
  active, newsOf, openWindow, partial, printMap, tap, titles, topicsOf, wakeMap, withFreshMap,
} from './testing/province-map.tsx';
import { type Answer, held, json, serve, silent, text, unreachable } from '../../shared/testing/server.ts';
import words from './words.json' with { type: 'json' };

// Cancels errors, so that they are not logged.
document.addEventListener('widget:error', event => event.preventDefault());
withFreshMap();

const message = (): string | null => element('[role=status]').textContent;

describe('an answer', () => {
  test('that arrives after another tap is dropped', async () => {
    const late = held(newsOf(1));
    serve(late.answer, newsOf(2), partial);
    await wakeMap(printMap());
    await tap('fars');
    expect(element('.province-news').getAttribute('aria-busy')).toBe('true');
    expect(active()).toEqual(['fars']);
    await tap('yazd');
    late.release();
    await settle();
    expect(titles()).toEqual(['خبر 2']);
    expect(active()).toEqual(['yazd']);
    expect(element('.province-news').getAttribute('aria-busy')).toBe('false');
  });

  test('is requested once on a double tap', async () => {
    const { answer, release } = held(newsOf(1));
    const requests = serve(answer, partial);
    await wakeMap(printMap());
    await tap('fars');
    await tap('fars');
    release();
    await settle();
    expect(topicsOf(requests)).toEqual(['93']);
    expect(openWindow).not.toHaveBeenCalled();
  });

  test.each<[string, Answer[]]>([
    ['never comes', [silent]],
    ['cannot be had', [unreachable]],
    ['is a refusal', [json({}, 503)]],
    ['is garbage', [text('<p>')]],
    ['is no list', [json({ newsList: {} })]],
    ['leads to a script', [json({ newsList: [{ ...newsItem(1), url: 'javascript:alert(1)' }] })]],
    ['has no template', [newsOf(1), text('', 404)]],
    ['has a broken template', [newsOf(1), text('{{#newsList}}{{{title}}}')]],
  ])('that %s changes nothing, is reported, and is requested again by the next tap', async (_, answers) => {
    serve(...answers, newsOf(3), partial);
    const { errors } = await wakeMap(printMap());
    await tap('fars');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(message()).toBe(words.fa.failed);
    expect(titles()).toContain(words.fa.latest);
    expect(active()).toEqual([]);
    expect(errors).toHaveLength(1);
    await tap('fars');
    expect(message()).toBe('');
    expect(titles()).toEqual(['خبر 3']);
    expect(active()).toEqual(['fars']);
  });

  test('is shown without its invalid items', async () => {
    serve(json({ newsList: [null, { ...newsItem(1), url: 'javascript:alert(1)' }, { ...newsItem(2), image: null }] }), partial);
    await wakeMap(printMap());
    await tap('fars');
    expect(titles()).toEqual(['خبر 2']);
  });

  test('that fails at the start is reported', async () => {
    const requests = serve(unreachable);
    await wakeMap(printMap());
    await vi.advanceTimersByTimeAsync(30_000);
    expect(message()).toBe(words.fa.failed);
    expect(active()).toEqual([]);
    expect(topicsOf(requests)).toEqual(['99']);
  });
});
