import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isWatched, place, withScreen } from '../../shared/testing/adverts.ts';
import { happen, withFakeMedia } from '../../shared/testing/fake-media.ts';
import { element, isLeftToBrowser, kernelOf, print, settle, textsOf, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { ItemMediaBox } from './box.tsx';
import mount from './item-media.ts';

withFakeMedia();

withScreen();
beforeEach(() => void vi.stubGlobal('innerHeight', 800));

const video = (): HTMLVideoElement => element('video') as HTMLVideoElement;
const chapters = [0, 4, 8].map(at => ({ at, title: `Chapter ${at}` }));

function wakeVideo(kernel = kernelOf('en'), player: object = {}): () => void {
  const box = printBox(
    <ItemMediaBox language="en" url="/media/video.mp4" chapters={chapters}>
      <figure data-item-player="" {...player}>
        <video src="/media/video.mp4" />
      </figure>
    </ItemMediaBox>,
  );
  return wakeAtOnce(mount, box, kernel);
}

const played = (): (string | null)[] => textsOf('.played .item-chapter-time');
const current = (): (string | null)[] => textsOf('[aria-current=true] .item-chapter-time');

describe('chapters', () => {
  test('are marked once playback has reached them', () => {
    wakeVideo();
    expect(played()).toEqual([]);
    happen(video(), 'play', { paused: false });
    expect(played()).toEqual(['0:00']);
    happen(video(), 'timeupdate', { currentTime: 5 });
    expect(played()).toEqual(['0:00', '0:04']);
    expect(current()).toEqual(['0:04']);
    expect(element('.played').textContent).toBe('0:00Chapter 0 (played)');
  });

  test('of a video that already plays are marked at once', () => {
    const unmount = wakeVideo();
    happen(video(), 'timeupdate', { currentTime: 5 });
    unmount();
    expect(played()).toEqual([]);
    wakeAtOnce(mount, element('.item-media'), kernelOf('en'));
    expect(played()).toEqual(['0:00', '0:04']);
  });

  test('leave the start to a player that has not started', () => {
    wakeVideo(kernelOf('en'), { 'data-widget': 'player', 'data-widget-state': 'ready' });
    const start = document.createElement('button');
    start.className = 'player-start';
    video().after(start);
    const pressed = vi.fn();
    start.addEventListener('click', pressed);
    isLeftToBrowser('[href$="t=4"]');
    expect(pressed).toHaveBeenCalledOnce();
    expect(video()).toMatchObject({ currentTime: 4, paused: true });
  });

  test('start a video at their time, even at 0', () => {
    wakeVideo();
    isLeftToBrowser('[href$="t=0"]');
    // Before that, WebKitGTK would stall.
    expect(video().currentTime).toBe(0);
    happen(video(), 'loadedmetadata');
    expect(video().currentTime).toBeGreaterThan(0);
    expect(video().currentTime).toBeLessThan(0.01);
  });

  test("play in the browser's own player if ours fails to load", async () => {
    const kernel = kernelOf('en');
    wakeVideo(kernel, { 'data-widget': 'player', 'data-widget-state': 'failed' });
    video().insertAdjacentHTML('afterend', '<button class="player-start"></button>');
    isLeftToBrowser('[href$="t=4"]');
    expect(kernel.wake).toHaveBeenCalledExactlyOnceWith(element('figure'));
    expect(video().paused).toBe(true);
    await settle();
    expect(video().paused).toBe(false);
    happen(video(), 'loadedmetadata');
    expect(video().currentTime).toBe(4);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])("with %s are left to the browser", key => {
    wakeVideo();
    expect(isLeftToBrowser('[href$="t=8"]', { [key]: true })).toBe(true);
    expect(video().paused).toBe(true);
  });

  test("are left to the browser if there is nothing to play", () => {
    wakeVideo();
    video().remove();
    expect(isLeftToBrowser('[href$="t=8"]')).toBe(true);
  });

  test('ignore an advert over the video', () => {
    wakeVideo();
    const advert = element('figure').appendChild(document.createElement('video'));
    happen(advert, 'timeupdate', { currentTime: 9 });
    expect(played()).toEqual([]);
  });

  test('may be in a table of a host page', () => {
    const box = print(`<div data-played-label="heard"><audio></audio><table>
      <tr><td><a href="/a.m4a#t=0:10">Ten</a></td></tr><tr><td><a href="/a.m4a#part=2">Other</a></td></tr></table></div>`);
    wakeAtOnce(mount, box, kernelOf('en'));
    happen(element('audio') as HTMLAudioElement, 'timeupdate', { currentTime: 11 });
    expect(textsOf('tr.played')).toEqual(['Ten (heard)']);
  });
});

describe('a box that was rendered elsewhere', () => {
  const page = `<main><p class="article-lead">Lead</p><img data-item-picture><p id="next">…</p>
    <div data-widget="item-media"><div data-item-player><video></video></div></div></main>`;

  function wakePage(): () => void {
    print(page);
    return wakeAtOnce(mount, element('[data-widget]'), kernelOf('en'));
  }

  const below = { '.article-lead': 900, '[data-item-picture]': 1000, '[data-widget]': 2000 };
  const isInPlace = (): boolean => element('.article-lead').nextElementSibling === element('[data-widget]');

  test.each(Object.keys(below))('stays while %s is on the screen', selector => {
    wakePage();
    place({ ...below, [selector]: 700 });
    expect(isInPlace()).toBe(false);
    expect(element('[data-item-picture]').hidden).toBe(false);
    place(below);
    expect(isInPlace()).toBe(true);
  });

  test('stays while it plays', () => {
    wakePage();
    happen(video(), 'play', { paused: false });
    place(below);
    expect(isInPlace()).toBe(false);
  });
});

test('a box in its place stays there and does not hide the picture', () => {
  print('<main><p class="article-lead">Lead</p><div data-widget="item-media"><audio></audio></div><img data-item-picture></main>');
  wakeAtOnce(mount, element('[data-widget]'), kernelOf('en'));
  expect([...document.querySelectorAll('*')].filter(isWatched)).toEqual([]);
  expect(element('[data-item-picture]').hidden).toBe(false);
});
