import { describe, expect, test, vi } from 'vitest';
import { serveAdverts, tagOf } from '../testing/ad-server.ts';
import { settle, showPage } from '../../../shared/testing/page.ts';
import { begin, context, videoAdvert, happen, image, isGone, limit, pass, withPlaceForAdverts } from '../testing/preroll.ts';
import type { Preroll } from './advert.ts';

const fetchStylesheet = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock(import('../../../shared/base/fetch-stylesheet.ts'), () => ({ fetchStylesheet }));

const page = withPlaceForAdverts();

test('an advert does not start on a hidden page', async () => {
  showPage(false);
  const { isOver } = await begin(page.place, videoAdvert);
  await pass(60_000);
  expect([isGone(), page.videos.play.mock.calls, isOver()]).toEqual([true, [], false]);
  showPage(true);
  await settle();
  expect(page.videos.play).toHaveBeenCalledOnce();
});

test('an advert whose styles fail to load is skipped, and the next one loads them again', async () => {
  vi.resetModules();
  const { playPreroll: play } = await import('./preroll.ts');
  fetchStylesheet.mockRejectedValueOnce(new Error('preroll.css'));
  await play(page.place, videoAdvert, context, limit());
  expect([isGone(), page.videos.play.mock.calls]).toEqual([true, []]);
  void play(page.place, videoAdvert, context, limit());
  await settle();
  expect(page.videos.play).toHaveBeenCalledOnce();
});

describe('an advert is skipped after seven seconds in total:', () => {
  const after = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

  async function beginSlowly(advert: Preroll, styles: number): Promise<() => boolean> {
    vi.resetModules();
    const { playPreroll: play } = await import('./preroll.ts');
    fetchStylesheet.mockReturnValueOnce(after(styles));
    let isOver = false;
    void play(page.place, advert, context, limit()).then(() => (isOver = true));
    await settle();
    return () => isOver;
  }

  test.each([
    ['its styles never come', image, Infinity],
    ['its picture comes no sooner than its styles', image, 4900],
    ['its videoAdvert begins no sooner than its styles come', videoAdvert, 4900],
    ['its answer comes no sooner than its styles', { tag: tagOf('slow') }, 4900],
    ['its answer comes late, and its video not at all', { tag: tagOf('late') }, 4900],
  ])('%s', async (_, advert, styles) => {
    serveAdverts();
    const isOver = await beginSlowly(advert, Math.min(styles, 2 ** 31 - 1));
    await pass(6700);
    expect(isOver()).toBe(false);
    await pass(300);
    expect([isOver(), isGone()]).toEqual([true, true]);
  });

  test('is not shown over the video if it loads later', async () => {
    const isOver = await beginSlowly(image, 8000);
    await pass(7000);
    expect(isOver()).toBe(true);
    await pass(2000);
    expect(isGone()).toBe(true);
  });

  test('its styles and its response load in parallel', async () => {
    const server = serveAdverts();
    await beginSlowly({ tag: tagOf('late') }, 4900);
    expect(server.asked).toEqual([tagOf('late')]);
    await pass(5000);
    await settle();
    expect(page.videos.play).toHaveBeenCalledOnce();
  });

  test('is not limited once it has started', async () => {
    const isOver = await beginSlowly({ ...image, duration: 9000 }, 0);
    await pass(1);
    happen('.preroll img', 'load');
    await pass(8900);
    expect(isOver()).toBe(false);
    await pass(200);
    expect(isOver()).toBe(true);
  });
});
