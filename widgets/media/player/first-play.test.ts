import { expect, test } from 'vitest';
import { withFakeMedia } from '../../shared/testing/fake-media.ts';
import { element, kernelOf, print, withFreshPages } from '../../shared/testing/page.ts';
import { followPlay } from './first-play.ts';

withFreshPages();
withFakeMedia();

const media = (): HTMLVideoElement => element('video') as HTMLVideoElement;

/** Has a video of the page play, and looks after it. */
function follow(): () => void {
  print('<div><video></video></div>');
  void media().play();
  return followPlay(media(), { title: 'Video', poster: '', mediaId: '' }, kernelOf().storage);
}

test.each([
  [' ', (video: HTMLVideoElement) => video.paused],
  ['k', (video: HTMLVideoElement) => video.paused],
  ['m', (video: HTMLVideoElement) => video.muted],
  ['ArrowUp', (video: HTMLVideoElement) => video.volume === 1],
  ['ArrowRight', (video: HTMLVideoElement) => video.currentTime === 35],
  ['ArrowLeft', (video: HTMLVideoElement) => video.currentTime === 25],
  ['ArrowDown', (video: HTMLVideoElement) => video.volume < 1],
])('the key %s works on a video as in other players', (key, isDone) => {
  follow();
  media().currentTime = 30;
  media().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(isDone(media())).toBe(true);
});

test('a key on a Persian keyboard does what its Latin letter does', () => {
  follow();
  media().dispatchEvent(new KeyboardEvent('keydown', { key: 'ئ', code: 'KeyM', bubbles: true, cancelable: true }));
  expect(media().muted).toBe(true);
});

test('a video that is let go of does nothing with keys', () => {
  const letGo = follow();
  letGo();
  media().dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true, cancelable: true }));
  expect(media().muted).toBe(false);
});
