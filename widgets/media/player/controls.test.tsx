import { beforeEach, expect, test, vi } from 'vitest';
import { PlayerControls } from './controls/player-controls.tsx';
import { happen, withFakeMedia } from '../../shared/testing/fake-media.ts';
import { element, settle, textsOf } from '../../shared/testing/page.ts';
import { begin, media, play } from './testing/player.tsx';

const loadControls = vi.hoisted(() => vi.fn());
vi.mock(import('./controls/load-controls.ts'), () => ({ loadControls }));

withFakeMedia();

beforeEach(() => {
  loadControls.mockResolvedValue(PlayerControls);
  // Sets the sizes that a browser would compute.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(360);
});

test('a video has the browser\'s controls if ours fail to load', async () => {
  loadControls.mockRejectedValue(new Error('controls.css'));
  await begin();
  expect(media().paused).toBe(false);
  expect(media().controls).toBe(true);
  expect(document.querySelector('.player-controls')).toBeNull();
  expect(document.querySelector('.player-start')).toBeNull();
});

test('a video that plays before our controls have loaded is not covered', async () => {
  loadControls.mockReturnValue(new Promise(() => {}));
  await begin();
  expect(element('.player-start').getAttribute('aria-busy')).toBe('true');
  happen(media(), 'playing');
  await settle();
  expect(document.querySelector('.player-start')).toBeNull();
  expect(media().controls).toBe(true);
});

test('our controls show the position, and seek when the reader lets go of the bar', async () => {
  await play();
  happen(media(), 'timeupdate', { currentTime: 65, duration: 3725 });
  await settle();
  const seek = element('.player-seek') as HTMLInputElement;
  expect(seek.getAttribute('aria-valuetext')).toBe('1:05 / 1:02:05');
  // Sets the value without React's knowledge, as a browser does.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(seek, '600');
  seek.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
  expect(media().currentTime).toBe(65);
  expect(textsOf('.player-time')).toEqual(['10:00', '1:02:05']);
  seek.dispatchEvent(new Event('change', { bubbles: true }));
  expect(media().currentTime).toBe(600);
});

test('a stream without an end has no seek bar', async () => {
  await play();
  happen(media(), 'durationchange', { duration: Infinity });
  await settle();
  expect((element('.player-seek') as HTMLInputElement).hidden).toBe(true);
});

test('a mouse click on a video pauses it', async () => {
  await play();
  media().dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse', bubbles: true }));
  media().click();
  expect(media().paused).toBe(true);
});
