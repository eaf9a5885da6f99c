import { beforeEach, describe, expect, test, vi } from 'vitest';
import { happen } from '../../shared/testing/fake-media.ts';
import { element, key, settle } from '../../shared/testing/page.ts';
import { json, serve } from '../../shared/testing/server.ts';
import {
  dialog,
  video,
  videoAhead,
  heading,
  message,
  openers,
  openStory,
  wakeRow,
  withStories,
} from './testing/stories.tsx';

withStories();

const filled = (): number[] => [...document.querySelectorAll('progress')].map(({ value }) => value);

describe('the stories', () => {
  test('stay open if the reader replays the last one within a second', async () => {
    wakeRow();
    await openStory(2);
    happen(video(), 'ended', { paused: true });
    element('.story-pause').click();
    await vi.advanceTimersByTimeAsync(2000);
    expect(dialog()).not.toBeNull();
    expect(video().paused).toBe(false);
  });

  test.each([
    ['en', 'ArrowRight', 'ArrowLeft'],
    ['fa', 'ArrowLeft', 'ArrowRight'],
  ])('in %s go forward by %s and back by %s, and by buttons', async (language, forwards, backwards) => {
    wakeRow(language);
    await openStory();
    key(forwards);
    expect(heading()).toContain('Story 2');
    key(backwards);
    expect(heading()).toContain('Story 1');
    element('.story-next').click();
    expect(heading()).toContain('Story 2');
    element('.story-previous').click();
    expect(heading()).toContain('Story 1');
    element('.story-previous').click();
    expect(heading()).toContain('Story 1');
  });

  test('leave arrow keys with a modifier to the browser', async () => {
    wakeRow();
    await openStory();
    key('ArrowRight', { altKey: true });
    expect(heading()).toContain('Story 1');
  });

  test("show the reader's position", async () => {
    wakeRow();
    await openStory(1);
    expect(filled()).toEqual([1, 0, 0]);
    happen(video(), 'timeupdate', { currentTime: 1, duration: 4 });
    expect(filled()).toEqual([1, 0.25, 0]);
  });

  test('show a pause that the phone caused', async () => {
    wakeRow();
    await openStory();
    happen(video(), 'pause', { paused: true });
    expect(element('.story-pause').getAttribute('aria-pressed')).toBe('true');
  });

  test('load the next one once this one can play through', async () => {
    wakeRow();
    await openStory(1);
    expect(videoAhead().getAttribute('src')).toBeNull();
    happen(video(), 'canplaythrough');
    expect(videoAhead().getAttribute('src')).toBe('/media/story-3.mp4');
    expect(videoAhead().paused).toBe(true);
  });

  test('load nothing ahead under Save-Data', async () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    wakeRow();
    await openStory();
    happen(video(), 'canplaythrough');
    expect(videoAhead().getAttribute('src')).toBeNull();
  });
});

describe('a visit', () => {
  // Loads the module again for each page.
  beforeEach(() => vi.resetModules());

  test('is not counted again if the stories are reopened', async () => {
    const requests = serve(json({}), json({}));
    wakeRow();
    await openStory();
    happen(video(), 'playing');
    key('Escape');
    openers()[0]?.click();
    await settle();
    happen(video(), 'playing');
    await settle();
    expect(requests).toHaveLength(1);
  });
});

describe('a video that does not load', () => {
  test('shows a message, and the next one plays after a while', async () => {
    wakeRow();
    await openStory();
    happen(video(), 'error', { error: { code: 4 } as MediaError });
    // Chromium does this.
    happen(video(), 'pause', { paused: true });
    expect(message()).toMatch(/cannot be loaded/);
    await vi.advanceTimersByTimeAsync(4999);
    expect(heading()).toContain('Story 1');
    await vi.advanceTimersByTimeAsync(1);
    expect(heading()).toContain('Story 2');
    expect(message()).toBe('');
  });

  test('is skipped after 10 s without progress', async () => {
    wakeRow();
    await openStory();
    await vi.advanceTimersByTimeAsync(8000);
    happen(video(), 'timeupdate', { currentTime: 1, duration: 4 });
    await vi.advanceTimersByTimeAsync(9999);
    expect(message()).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(message()).not.toBe('');
  });

  test('stays if it plays in the end', async () => {
    wakeRow();
    await openStory();
    await vi.advanceTimersByTimeAsync(10_000);
    happen(video(), 'playing');
    expect(message()).toBe('');
    await vi.advanceTimersByTimeAsync(6000);
    expect(heading()).toContain('Story 1');
  });

  test('is retried by a tap', async () => {
    wakeRow();
    await openStory();
    happen(video(), 'error', { error: { code: 2 } as MediaError });
    element('.story-pause').click();
    await vi.advanceTimersByTimeAsync(6000);
    expect(heading()).toContain('Story 1');
    expect(video().paused).toBe(false);
  });
});
