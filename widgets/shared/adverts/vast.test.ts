import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { vastDocument } from '../../../fixtures/origin/adverts/vast-document.ts';
import { serveAdverts, tagOf } from '../testing/ad-server.ts';
import { requestAdvert } from './vast.ts';

let server: ReturnType<typeof serveAdverts>;

beforeEach(() => {
  vi.useFakeTimers();
  server = serveAdverts();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const inline = {
  type: 'video',
  href: `${location.origin}/`,
  src: `${location.origin}/media/advert.mp4`,
  title: 'چای باغ',
  duration: 2000,
};

describe('a tag', () => {
  test('answers with a film, where it leads, and when it can be skipped', async () => {
    expect((await requestAdvert(tagOf('inline'), 360))?.advert).toEqual(inline);
    expect(server.options).toMatchObject({ credentials: 'omit' });
    expect(server.told).toEqual([]);
  });

  test('has the advert’s own addresses told of all that happens, once', async () => {
    const found = await requestAdvert(tagOf('inline'), 360);
    const events = ['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'] as const;
    for (const event of [...events, ...events]) found?.track(event);
    found?.track('skip');
    found?.track('clickTracking');
    expect(server.told).toEqual([...events, 'skip', 'clickTracking']);
  });

  test('may lead to another one, and then both are told', async () => {
    const found = await requestAdvert(tagOf('wrapper'), 360);
    expect(server.asked).toEqual([tagOf('wrapper'), tagOf('inline')]);
    expect(found?.advert).toEqual(inline);
    for (const event of ['impression', 'start', 'error'] as const) found?.track(event, 402);
    const own = ['error 402', 'impression', 'start'];
    expect(server.told.toSorted()).toEqual([...own, 'wrapper-error 402', 'wrapper-impression', 'wrapper-start']);
  });

  test('may lead on five times, and no further', async () => {
    expect(await requestAdvert(tagOf('wrapper-loop'), 360)).toBeUndefined();
    expect(server.asked).toHaveLength(6);
    expect(new Set(server.told)).toEqual(new Set(['wrapper-error 302', 'error 302']));
  });

  test.each([
    ['empty', ['error 303']],
    ['no-media', ['error 303']],
    ['wrapper-empty', ['wrapper-error 303', 'error 303']],
    ['wrapper-broken', ['wrapper-error 100', 'error 100']],
  ])('that answers %s has no advert, and those are told who want to hear of it', async (name, expected) => {
    expect(await requestAdvert(tagOf(name), 360)).toBeUndefined();
    expect(new Set(server.told)).toEqual(new Set(expected));
  });

  test.each(['image-only', 'script-only'])('that answers %s has no film that plays here', async name => {
    expect(await requestAdvert(tagOf(name), 360)).toBeUndefined();
    expect(server.told).toEqual(['error 403']);
  });

  test.each(['oversized', 'broken', 'planet'])('that answers %s cannot be read', async name => {
    await expect(requestAdvert(tagOf(name), 360)).rejects.toThrow();
    expect(server.told).toEqual([]);
  });

  test('that is not safe is not asked', async () => {
    await expect(requestAdvert('http://ads.example/', 360)).rejects.toThrow('http://ads.example/');
    expect(server.asked).toEqual([]);
  });

  test('is waited for seven seconds', async () => {
    const asking = requestAdvert(tagOf('slow'), 360).catch((error: unknown) => error);
    let isOver = false;
    void asking.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(6999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asking).toBeInstanceOf(DOMException);
  });

  test('is waited for seven seconds with all that it leads to, and those who have led on are told', async () => {
    const asking = requestAdvert(tagOf('wrapper-slow'), 360);
    await vi.advanceTimersByTimeAsync(7000);
    expect(await asking).toBeUndefined();
    expect(new Set(server.told)).toEqual(new Set(['wrapper-error 301', 'error 301']));
  });

  test('leaves nothing waiting', async () => {
    await requestAdvert(tagOf('inline'), 360);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an advert that says of itself', () => {
  const vast = vastDocument('inline', location.origin);
  const serve = (text: string): void => void vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)));
  const wide = (width: number): string =>
    `<MediaFile delivery="progressive" type="video/mp4" width="${width}" height="1">${location.origin}/${width}.mp4</MediaFile>`;

  test.each([
    ['nothing of being skipped', '', 4000],
    ['that it can be at once', 'skipoffset="00:00:00"', 0],
    ['that it can be half-way', 'skipoffset="50%"', 2000],
    ['nonsense of that', 'skipoffset="soon"', 0],
  ])('%s can be skipped when that is due', async (_, attribute, duration) => {
    serve(vast.replace('skipoffset="00:00:02"', attribute));
    expect((await requestAdvert(tagOf('inline'), 360))?.advert.duration).toBe(duration);
  });

  test('that it leads to a script leads nowhere', async () => {
    serve(vast.replace(/(<ClickThrough>).*?(<\/ClickThrough>)/, '$1javascript:alert(1)$2'));
    expect((await requestAdvert(tagOf('inline'), 360))?.advert.href).toBe('');
  });

  test.each([
    [false, 700],
    [true, 300],
  ])('that it comes in several sizes plays as the player has room for, or small where data are saved: %j', async (saveData, width) => {
    vi.stubGlobal('navigator', { connection: { saveData } });
    serve(vast.replace('<MediaFiles>', `<MediaFiles>${wide(700)}${wide(300)}`));
    expect((await requestAdvert(tagOf('inline'), 360))?.advert.src).toBe(`${location.origin}/${width}.mp4`);
  });
});
