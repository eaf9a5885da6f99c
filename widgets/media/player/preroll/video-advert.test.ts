import { describe, expect, test, vi } from 'vitest';
import { element, settle, showPage } from '../../../shared/testing/page.ts';
import { begin, context, videoAdvert, happen, isGone, limit, pass, run, video, withPlaceForAdverts } from '../testing/preroll.ts';
import { playPreroll } from './preroll.ts';

vi.mock(import('../../../shared/base/fetch-stylesheet.ts'), () => ({ fetchStylesheet: () => Promise.resolve() }));

const page = withPlaceForAdverts();

describe('a video', () => {
  test('plays with sound in its place', async () => {
    await begin(page.place, videoAdvert);
    expect(page.videos.play).toHaveBeenCalledOnce();
    expect(video()).toMatchObject({ muted: false, volume: 1, src: videoAdvert.src });
    expect(video().getAttribute('aria-label')).toBe('Tea');
    expect(video().hasAttribute('playsinline')).toBe(true);
  });

  test('plays in the element that was unlocked for it', async () => {
    const unlocked = document.createElement('video');
    void playPreroll(page.place, videoAdvert, { ...context, video: unlocked }, limit());
    await settle();
    expect(video()).toBe(unlocked);
  });

  test('moves the focus from the player to its button, and back afterwards', async () => {
    const play = element('div > button');
    play.focus();
    await begin(page.place, videoAdvert);
    happen('.preroll video', 'playing');
    await run(3, 3.1);
    expect(document.activeElement).toBe(element('button.preroll-skip'));
    element('button.preroll-skip').click();
    await settle();
    expect(document.activeElement).toBe(play);
  });

  test('does not move a focus outside the player', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await begin(page.place, videoAdvert);
    happen('.preroll video', 'playing');
    await run(3, 3.1);
    expect(document.activeElement).toBe(field);
    element('button.preroll-skip').click();
    await settle();
    expect(document.activeElement).toBe(field);
  });

  test('makes the video under it inert while it plays', async () => {
    await begin(page.place, videoAdvert);
    expect(element('div > button').hasAttribute('inert')).toBe(true);
    happen('.preroll video', 'error');
    await settle();
    expect(element('div > button').hasAttribute('inert')).toBe(false);
  });

  test('that failed before its overlay opened ends at once', async () => {
    Object.defineProperty(HTMLMediaElement.prototype, 'error', { configurable: true, value: {} });
    expect((await begin(page.place, videoAdvert)).isOver()).toBe(true);
    Reflect.deleteProperty(HTMLMediaElement.prototype, 'error');
  });

  test('that stalls is skipped after ten seconds', async () => {
    const { isOver } = await begin(page.place, videoAdvert);
    happen('.preroll video', 'playing');
    await run(0, 1);
    await pass(9900);
    expect(isOver()).toBe(false);
    await pass(200);
    expect([isOver(), isGone()]).toEqual([true, true]);
  });

  test('pauses while the page is hidden', async () => {
    const { isOver } = await begin(page.place, videoAdvert);
    happen('.preroll video', 'playing');
    await run(0, 1);
    showPage(false);
    expect(page.videos.pause).toHaveBeenCalledOnce();
    await pass(60_000);
    expect(isOver()).toBe(false);
    showPage(true);
    expect(page.videos.play).toHaveBeenCalledTimes(2);
  });

  test('ends if the page removes its player', async () => {
    const { isOver } = await begin(page.place, videoAdvert);
    page.place.remove();
    await pass(100);
    expect(isOver()).toBe(true);
    expect(page.videos.load).toHaveBeenCalledOnce();
  });
});
