import { describe, expect, test, vi } from 'vitest';
import type { Kernel } from '../../../kernel/types.ts';
import { happen, withFakeMedia } from '../../shared/testing/fake-media.ts';
import { isLeftToBrowser, kernelOf, print, settle, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { json, serve } from '../../shared/testing/server.ts';
import { LazyVideoBox, type RenderedLazyVideo } from './box.tsx';
import mount from './lazy-video.ts';
import { lazyVideosIn } from './markup.ts';

withFakeMedia();

const picture = <img src="/media/1311-720.webp" alt="" loading="lazy" />;
const video = (newsId: string, mediaUrl: RenderedLazyVideo['mediaUrl'], mediaId?: string): RenderedLazyVideo => ({
  newsId, mediaUrl, url: `/news/${newsId}`, title: `Video ${newsId}`, picture, ...(mediaId && { mediaId }),
});

const qualities = [{ file: '/media/1-360.mp4', label: '360p' }, { file: '/media/1-180.mp4', label: '180p' }];

/** Simulates the player's box, which is a separate widget. It plays the first file. */
function wakePlayer(box: HTMLElement): Promise<void> {
  const shown = box.querySelector('video');
  const start = document.createElement('button');
  const { mediaUrl } = JSON.parse(box.dataset.conf ?? '{}') as { mediaUrl: { file: string }[] };
  shown?.setAttribute('src', mediaUrl[0]?.file ?? '');
  start.className = 'player-start';
  start.addEventListener('click', () => void shown?.play());
  box.append(start);
  return Promise.resolve();
}

const listKernel = () => ({ ...kernelOf('en'), wake: wakePlayer });

const wakeList = (...videos: RenderedLazyVideo[]) =>
  wake(mount, printBox(<LazyVideoBox language="en" title="Videos" videos={videos} />), listKernel());

const items = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('li[data-conf]')];
const shownVideos = (): HTMLVideoElement[] => [...document.querySelectorAll('video')];

/** Taps an element. Returns true if the box handles the tap. */
async function tap(selector: string): Promise<boolean> {
  const isKept = !isLeftToBrowser(selector);
  await settle();
  return isKept;
}

describe('a tap on the figure of a video', () => {
  test('passes the captions of the video without loading them', async () => {
    const captions = [
      { file: '/media/1-fa.vtt', language: 'fa', label: 'فارسی' },
      { file: '/media/1-en.vtt', language: 'en', label: 'English', isDefault: true },
    ];
    await wakeList({ ...video('1', qualities), captions });
    await tap('.lazy-video-opener');
    const tracks = [...document.querySelectorAll('track')];
    expect(tracks.map(({ kind, srclang, label, default: isDefault }) => [kind, srclang, label, isDefault])).toEqual([
      ['captions', 'fa', 'فارسی', false],
      ['captions', 'en', 'English', true],
    ]);
    expect(tracks.map(track => track.getAttribute('src'))).toEqual(['/media/1-fa.vtt', '/media/1-en.vtt']);
  });

  test("on the title, without a video or with a modifier key is left to the browser", async () => {
    await wakeList(video('1', ''), video('2', []), video('3', '/media/3.mp4'));
    const [first, second, third] = [1, 2, 3].map(place => `li:nth-child(${place})`);
    expect(await tap(`${first} .lazy-video-opener`)).toBe(false);
    expect(await tap(`${second} .lazy-video-opener`)).toBe(false);
    expect(await tap(`${third} h3 a`)).toBe(false);
    expect(isLeftToBrowser(`${third} .lazy-video-opener`, { ctrlKey: true })).toBe(true);
    await settle();
    expect(shownVideos()).toEqual([]);
  });
});

test('a player that is ready marks its item and counts its visit once', async () => {
  const requests = serve(json({}), json({}));
  await wakeList(video('12', '/media/12.mp4', '34'));
  await tap('.lazy-video-opener');
  expect(requests).toEqual([]);
  expect(items()[0]?.classList).not.toContain('playing');
  const [shown] = shownVideos();
  const advert = shown?.parentElement?.appendChild(document.createElement('video'));
  advert?.dispatchEvent(new Event('canplay'));
  await settle();
  expect(requests).toEqual([]);
  if (shown) for (const event of ['canplay', 'playing', 'canplay']) happen(shown, event);
  await settle();
  expect(items()[0]?.classList).toContain('playing');
  expect(requests).toEqual([
    { method: 'POST', path: '/rest/visit', query: {}, body: { nid: '12', obj: 'news', src: 'video' } },
    { method: 'POST', path: '/rest/mvisit', query: {}, body: { mid: '34' } },
  ]);
});

test('a video whose player failed at first is counted once when it plays', async () => {
  const requests = serve(json({}));
  let isThere = false;
  const kernel = { ...kernelOf('en'), wake: (box: HTMLElement) => (isThere ? wakePlayer(box) : Promise.resolve()) };
  vi.stubGlobal('navigator', { onLine: false });
  await wake(mount, printBox(<LazyVideoBox language="en" title="Videos" videos={[video('15', '/media/15.mp4')]} />), kernel);
  await tap('.lazy-video-opener');
  await tap('.lazy-video-opener');
  expect(shownVideos()).toEqual([]);
  isThere = true;
  await tap('.lazy-video-opener');
  for (const shown of shownVideos()) happen(shown, 'canplay');
  await settle();
  expect(requests).toMatchObject([{ path: '/rest/visit', body: { nid: '15' } }]);
});

describe('a list of another CMS', () => {
  const unrendered = (conf: string): HTMLElement =>
    print(`<div><ul><li data-conf='${conf}'><figure><a href="#story"><img src="/1.webp" alt="Video"></a></figure></li></ul></div>`);

  test('gets links in its figures, named after their pictures', async () => {
    const list = unrendered('{"newsId":12,"mediaUrl":"/media/12.mp4"}');
    expect(lazyVideosIn(list)).toMatchObject([{ newsId: '12', mediaId: '', title: 'Video', sources: [{ file: '/media/12.mp4' }] }]);
    await wake(mount, list, listKernel());
    expect(await tap('img')).toBe(true);
    expect(shownVideos()).toHaveLength(1);
  });

  test.each(['{}', '{"mediaUrl":""}', '{"newsId":12,"mediaUrl":null}'])('creates no player for an item with %s', async conf => {
    await wake(mount, unrendered(conf), listKernel());
    expect(await tap('img')).toBe(false);
    expect(shownVideos()).toEqual([]);
  });

  test.each([
    ['{"mediaUrl":"javascript:alert(1)"}', 'mediaUrl="javascript:alert(1)"'],
    ['{"mediaUrl":{"label":"720p"}}', 'mediaUrl={"label":"720p"}'],
    ['{"mediaUrl":"/1.mp4","newsId":"1a"}', 'newsId="1a"'],
    ['{"mediaUrl":"/1.mp4","mediaId":{}}', 'mediaId={}'],
    ['{"mediaUrl":"/1.mp4","captions":[{"file":"javascript:1"}]}', 'captions="javascript:1"'],
    ['{"mediaUrl":"/1.mp4","captions":[{"file":"/1.vtt"}]}', 'captions.language=undefined'],
  ])('with %s is reported and stays unchanged', (conf, complaint) => {
    const list = unrendered(conf);
    expect(() => mount(list, kernelOf('en'))).toThrow(complaint);
    expect(list.querySelector('a')).not.toBeNull();
  });
});

describe('a video without its player', () => {
  const asleep = (): Kernel => ({ ...kernelOf('en'), wake: vi.fn(() => Promise.resolve()) });
  const wakeAsleep = (kernel: Kernel) =>
    wake(mount, printBox(<LazyVideoBox language="en" title="Videos" videos={[{ ...video('1', '/1.mp4'), url: '#story' }]} />), kernel);

  test('leads to its story and restores its item', async () => {
    await wakeAsleep(asleep());
    await tap('.lazy-video-opener');
    expect(location.hash).toBe('#story');
    expect(shownVideos()).toEqual([]);
    expect(items()[0]?.className).toBe('lazy-video-item');
  });

  test('shows a notice if the phone is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await wakeAsleep(asleep());
    document.body.insertAdjacentHTML('beforeend', '<p class="page-notice" hidden></p>');
    await tap('.lazy-video-opener');
    expect(location.hash).toBe('');
    expect(document.querySelector('.page-notice:not([hidden])')).not.toBeNull();
  });

  test('reports its failure with the message of the list', async () => {
    const kernel = asleep();
    await wakeAsleep(kernel);
    await tap('.lazy-video-opener');
    const [box] = vi.mocked(kernel.wake).mock.calls[0] as unknown as [HTMLElement];
    expect(box.dataset).toMatchObject({ widget: 'player', playLabel: 'Play', advertLabel: expect.stringMatching(/./) as string });
  });
});
