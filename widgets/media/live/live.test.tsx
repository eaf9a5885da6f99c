import { describe, expect, test, vi } from 'vitest';
import { happen, withFakeMedia } from '../../shared/testing/fake-media.ts';
import { element, kernelOf, print, wakeAtOnce, withFreshPages } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { LiveBox } from './box.tsx';
import mount from './live.ts';

withFreshPages();
withFakeMedia();

const wakeLive = (language = 'en'): (() => void) => {
  const box = <LiveBox language={language} title="Newsroom" mediaUrl="/live/newsroom/master.m3u8" poster="/1.webp" />;
  return wakeAtOnce(mount, printBox(box), kernelOf(language));
};

function film(): HTMLVideoElement {
  const video = document.querySelector('video');
  if (!video) throw new Error('The box has no video');
  return video;
}

const status = (): string | null => element('[role=status]').textContent;
const again = (): HTMLElement => element('.live-again');

describe('a live stream', () => {
  test('is printed to fetch nothing by itself, and is marked as live in the language of the page', () => {
    wakeLive('fa');
    expect(film()).toMatchObject({ preload: 'none', paused: true });
    expect(film().getAttribute('src')).toBe('/live/newsroom/master.m3u8');
    expect(element('.live-mark').textContent).toBe('زنده');
  });

  test('that plays says nothing', () => {
    wakeLive();
    happen(film(), 'playing');
    expect(status()).toBe('');
    expect(again().hidden).toBe(true);
  });

  test('that fails says so, and is marked as live no more', () => {
    wakeLive();
    happen(film(), 'error');
    expect(status()).toBe('The live stream cannot be reached just now.');
    expect(again()).toMatchObject({ hidden: false, textContent: 'Try again' });
    expect(element('.live-box').classList).toContain('has-failed');
  });

  test('is tried again from its beginning, and says so where it fails again', () => {
    wakeLive();
    const load = vi.spyOn(film(), 'load');
    happen(film(), 'error');
    again().click();
    expect(load).toHaveBeenCalledOnce();
    expect(film().paused).toBe(false);
    expect(status()).toBe('');
    expect(again().hidden).toBe(true);
    happen(film(), 'error');
    expect(status()).not.toBe('');
  });

  test('that comes back by itself takes back what was said', () => {
    wakeLive();
    happen(film(), 'error');
    happen(film(), 'playing');
    expect(status()).toBe('');
    expect(element('.live-box').classList).not.toContain('has-failed');
  });

  test('that is gone leaves the box as it was printed', () => {
    const unmount = wakeLive();
    happen(film(), 'error');
    unmount();
    expect(document.querySelector('.live-status, .live-again, .has-failed')).toBeNull();
  });
});

describe('a box of somebody else’s', () => {
  test('gets its video from its configuration', () => {
    wakeAtOnce(mount, print('<div data-conf=\'{"mediaUrl":"/a.m3u8","poster":"/a.webp"}\'></div>'), kernelOf('en'));
    expect(film()).toMatchObject({ controls: true, preload: 'none' });
    expect(film().getAttribute('src')).toBe('/a.m3u8');
    expect(film().getAttribute('poster')).toBe('/a.webp');
  });

  test('hears of a source that fails', () => {
    wakeAtOnce(mount, print('<div data-failed="Gone"><video><source src="/a.m3u8"></video></div>'), kernelOf('en'));
    element('source').dispatchEvent(new Event('error'));
    expect(status()).toBe('Gone');
  });

  test.each([
    ['<div></div>', 'lacks its video'],
    ['<div data-conf=\'{"mediaUrl":"javascript:alert(1)"}\'></div>', 'mediaUrl="javascript:alert(1)" cannot be used'],
  ])('that has no stream is reported: %s', (html, complaint) => {
    expect(() => mount(print(html), kernelOf('en'))).toThrow(complaint);
  });
});
