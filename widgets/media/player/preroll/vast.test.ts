import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type VastAnswer, vastDocument } from '../../../../fixtures/server/media/vast-document.ts';
import { playTypes } from '../../../shared/testing/video.ts';
import { serveAdverts, tagOf } from '../testing/ad-server.ts';
import { parseXml } from './parse-xml.ts';
import { requestAdvert } from './vast.ts';

let abort: AbortController;
const request = (tag: string) => requestAdvert(tag, 360, abort.signal);

let server: ReturnType<typeof serveAdverts>;

beforeEach(() => {
  abort = new AbortController();
  playTypes(/^video\/mp4/i);
  server = serveAdverts();
});

const inline = {
  type: 'video',
  href: `${location.origin}/`,
  src: `${location.origin}/media/advert.mp4`,
  title: 'چای باغ',
  duration: 2000,
};

describe('a tag', () => {
  test('returns a video with its link and skip time', async () => {
    expect((await request(tagOf('inline'))).advert).toEqual(inline);
    expect(server.options).toMatchObject({ credentials: 'omit' });
    expect(server.told).toEqual([]);
  });

  test('may redirect to another one, and both get reports', async () => {
    const found = await request(tagOf('wrapper'));
    expect(server.asked).toEqual([tagOf('wrapper'), tagOf('inline')]);
    expect(found.advert).toEqual(inline);
    for (const event of ['impression', 'start', 'error'] as const) found.track(event, 402);
    const own = ['error 402', 'impression', 'start'];
    expect(server.told.toSorted()).toEqual([...own, 'wrapper-error 402', 'wrapper-impression', 'wrapper-start']);
  });

  test('may redirect at most nine times', async () => {
    await expect(request(tagOf('wrapper-loop'))).rejects.toThrow('No more ads');
    expect(server.asked).toHaveLength(10);
    expect(new Set(server.told)).toEqual(new Set(['wrapper-error 302', 'error 302']));
  });

  test.each([
    ['empty', ['error 303']],
    ['no-media', ['error 303']],
    ['wrapper-empty', ['wrapper-error 303', 'error 303']],
    ['wrapper-broken', ['wrapper-error 100', 'error 100']],
  ])('with the response %s has no advert, and reports an error', async (name, expected) => {
    await expect(request(tagOf(name))).rejects.toThrow('No more ads');
    expect(new Set(server.told)).toEqual(new Set(expected));
  });

  test.each(['image-only', 'script-only'])('with the response %s has no playable video', async name => {
    await expect(request(tagOf(name))).rejects.toThrow('No more ads');
    expect(server.told).toEqual(['error 403']);
  });

  test.each(['oversized', 'broken', 'page', 'planet'])('with the response %s is unreadable', async name => {
    await expect(request(tagOf(name))).rejects.toThrow();
    expect(server.told).toEqual([]);
  });

  test('with an unsafe URL is not requested', async () => {
    await expect(request('http://ads.example/')).rejects.toThrow('http://ads.example/');
    expect(server.asked).toEqual([]);
  });

  test('is given up once its signal is aborted', async () => {
    const asking = request(tagOf('slow'));
    abort.abort();
    await expect(asking).rejects.toThrow(DOMException);
  });

  test('that was redirected reports a timeout to all tags on the way', async () => {
    const asking = request(tagOf('wrapper-slow'));
    await vi.waitFor(() => expect(server.asked).toContain(tagOf('slow')));
    abort.abort();
    await expect(asking).rejects.toThrow();
    expect(new Set(server.told)).toEqual(new Set(['wrapper-error 301', 'error 301']));
  });
});

describe('a response with several adverts', () => {
  const adsOf = (answer: VastAnswer): string =>
    /<Ad [^]*<\/Ad>/.exec(vastDocument(answer, location.origin))?.[0] ?? '';
  const vastOf = (...answers: VastAnswer[]): string => `<VAST version="3.0">${answers.map(adsOf).join('')}</VAST>`;

  test('shows the first playable one and reports errors to the others', async () => {
    expect((await request(tagOf('script-then-film'))).advert).toEqual(inline);
    expect(server.told).toEqual(['error 403']);
  });

  test('leads to at most ten requests', async () => {
    const ask = vi.fn(() => Promise.resolve(new Response(vastOf(...Array<VastAnswer>(40).fill('wrapper')))));
    vi.stubGlobal('fetch', (address: string) =>
      address.includes('/track') ? Promise.resolve(new Response()) : ask());
    await expect(request(tagOf('inline'))).rejects.toThrow();
    expect(ask).toHaveBeenCalledTimes(10);
  });
});

describe('an advert that declares', () => {
  const vast = vastDocument('inline', location.origin);
  const serve = (text: string): void => void vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)));
  const wide = (width: number): string =>
    `<MediaFile delivery="progressive" type="video/mp4" width="${width}" height="1">${location.origin}/${width}.mp4</MediaFile>`;

  test.each([
    ['nothing of being skipped', '', 4000],
    ['that it can be at once', 'skipoffset="00:00:00"', 0],
    ['that it can be half-way', 'skipoffset="50%"', 2000],
    ['nonsense of that', 'skipoffset="soon"', 0],
  ])('%s can be skipped at the right time', async (_, attribute, duration) => {
    serve(vast.replace('skipoffset="00:00:02"', attribute));
    expect((await request(tagOf('inline'))).advert.duration).toBe(duration);
  });

  test('an unsafe link has no link', async () => {
    serve(vast.replace(/(<ClickThrough>).*?(<\/ClickThrough>)/, '$1javascript:alert(1)$2'));
    expect((await request(tagOf('inline'))).advert.href).toBe('');
  });

  test.each([
    [false, 700],
    [true, 300],
  ])('several sizes plays the one that fits the player, or a small one under Save-Data: %j', async (saveData, width) => {
    vi.stubGlobal('navigator', { connection: { saveData } });
    serve(vast.replace('<MediaFiles>', `<MediaFiles>${wide(700)}${wide(300)}`));
    expect((await request(tagOf('inline'))).advert.src).toBe(`${location.origin}/${width}.mp4`);
  });
});

test.each(['<VAST><Ad id="1"/></VAST>', '<?xml version="1.0" encoding="UTF-8"?>\n<VAST xmlns="http://a.b"><Ad id="1"/></VAST><!-- -->'])(
  'a document is parsed from %j',
  text => {
    const root = parseXml(text)?.documentElement;
    expect([root?.nodeName, root?.children[0]?.id]).toEqual(['VAST', '1']);
  },
);

test.each(['', 'text', '<VAST>', '<VAST><Ad></VAST>', '{"vast":1}', '<p>one</p><p>two</p>', '<!doctype html><html></html>'])(
  'no document is parsed from %j',
  text => expect(parseXml(text)).toBeUndefined(),
);

test('a parsed document has no HTML elements, whose styles and handlers the policy would report', () => {
  const complain = vi.spyOn(console, 'error');
  const xml = parseXml('<html xmlns="http://www.w3.org/1999/xhtml"><body style="color: red"><p xmlns="http://www.w3.org/1999/xhtml"/></body></html>');
  const elements = [...(xml?.querySelectorAll('*') ?? [])];
  expect(elements.map(({ namespaceURI }) => namespaceURI)).toEqual([null, null, null]);
  expect(complain).not.toHaveBeenCalled();
});
