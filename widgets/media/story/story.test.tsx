import { describe, expect, test, vi } from 'vitest';
import { soundPolicy, tap } from '../../shared/testing/fake-media.ts';
import { answerStyles, element, isLeftToBrowser, kernelOf, key, print, settle } from '../../shared/testing/page.ts';
import {
  dialog,
  video,
  heading,
  openers,
  openStory,
  unmountRow,
  wakeUnrenderedRow,
  wakeRow,
  withStories,
} from './testing/stories.tsx';
import mount from './story.ts';

withStories();

describe('a tap on a story', () => {
  test('pauses all other media of the page', async () => {
    wakeRow();
    const audio = document.body.appendChild(document.createElement('audio'));
    await audio.play();
    await openStory();
    expect(audio.paused).toBe(true);
    expect(video().paused).toBe(false);
  });

  test('plays muted if the browser refuses sound, until the reader turns it on', async () => {
    soundPolicy.isRefused = true;
    wakeRow();
    await openStory();
    expect(video()).toMatchObject({ paused: false, muted: true });
    const unmute = element('.story-unmute');
    expect(unmute.hidden).toBe(false);
    unmute.click();
    expect(video().muted).toBe(false);
    expect(unmute.hidden).toBe(true);
  });

  test('plays with sound if its files load late and sound needs a tap', async () => {
    soundPolicy.isRefused = true;
    wakeRow();
    const [opener] = openers();
    if (opener) tap(opener);
    await answerStyles('load');
    key('ArrowRight');
    await settle();
    expect(video()).toMatchObject({ paused: false, muted: false });
  });

  test('shows the large play button if the browser refuses all playback', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    wakeRow();
    await openStory();
    expect(element('.story-pause').getAttribute('aria-pressed')).toBe('true');
  });

  test('leads to the video if the stories cannot be shown, and the next tap tries again', async () => {
    // Tests can navigate only within the page.
    wakeUnrenderedRow('<p><a class="story-opener" href="/news/1" data-conf=\'{"mediaUrl":"/stories#video"}\'>Video</a></p>');
    openers()[0]?.click();
    await answerStyles('error');
    expect(location.hash).toBe('#video');
    await openStory();
    expect(dialog()).not.toBeNull();
  });

  test('shows a notice if the phone is offline', async () => {
    wakeRow();
    document.body.insertAdjacentHTML('beforeend', '<p class="page-notice" hidden>offline</p>');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openers()[0]?.click();
    await answerStyles('error');
    expect(element('.page-notice').hidden).toBe(false);
  });
});

describe('the page returns to its former state', () => {
  test.each([
    ['by the button', () => element('.story-close').click()],
    ['by the phone\'s own way back', () => dialog()?.dispatchEvent(new Event('close'))],
    ['when the row goes', unmountRow],
  ])('%s', async (_, close) => {
    wakeRow();
    await openStory(0);
    const shown = video();
    const back = new Promise(resolve => addEventListener('popstate', resolve, { once: true }));
    close();
    await back;
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(openers()[0]);
    expect(document.documentElement.classList).not.toContain('has-story-dialog');
    expect(history.state).toBeNull();
    expect(history.scrollRestoration).toBe('auto');
    expect(shown.paused).toBe(true);
    expect(shown.hasAttribute('src')).toBe(false);
  });

  test('and handles its own keys again', async () => {
    wakeRow();
    await openStory();
    key('Escape');
    expect(key('Tab')).toBe(false);
  });
});

test('the focus stays among the buttons in both directions', async () => {
  wakeRow();
  await openStory();
  const names = (count: number, shiftKey: boolean): (string | undefined)[] =>
    Array.from({ length: count }, () => {
      key('Tab', { shiftKey });
      return (document.activeElement as HTMLElement).title;
    });
  expect(names(4, false)).toEqual(['Close', 'Previous', 'Next', 'Pause']);
  expect(names(4, true)).toEqual(['Next', 'Previous', 'Close', 'Pause']);
});

describe('a row of another CMS', () => {
  const link = (conf: string): string =>
    `<div><p data-conf='${conf}'><a href="/news/1311"><img alt="A video" src="/p.webp"></a></p></div>`;

  test('may have links, which open another tab with a modifier key', async () => {
    wakeUnrenderedRow(link('{"newsId":1311,"mediaUrl":"/media/story-1.mp4"}'));
    expect(isLeftToBrowser('a', { ctrlKey: true })).toBe(true);
    await settle();
    expect(document.querySelector('link')).toBeNull();
    element('img').click();
    await answerStyles('load');
    expect(video().getAttribute('src')).toBe('/media/story-1.mp4');
    expect(heading()).toBe('A video');
  });

  test.each(['{}', '{"mediaUrl":""}', '{"newsId":"1311","mediaUrl":null}'])('keeps a link with %s', conf => {
    wakeUnrenderedRow(link(conf));
    expect(isLeftToBrowser('a')).toBe(true);
  });

  test.each([
    ['{"mediaUrl":"/a.mp4","newsId":"x"}', 'newsId'],
    ['{"mediaUrl":"/a.mp4","mediaId":"1.5"}', 'mediaId'],
    ['{"mediaUrl":"javascript:alert(1)"}', 'mediaUrl'],
    ['{"mediaUrl":["/a.mp4"]}', 'mediaUrl'],
  ])('reports the error for %s', (conf, name) => {
    expect(() => mount(print(link(conf)), kernelOf('en'))).toThrow(name);
  });
});
