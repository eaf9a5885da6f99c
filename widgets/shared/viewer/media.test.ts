import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakePhotoSwipe, slide } from '../testing/viewer.ts';
import { showMedia } from './media.ts';

interface FakeContent {
  index: number;
  element?: HTMLElement;
  onLoaded: () => void;
  onError: () => void;
}

const shown = [
  slide(1),
  slide(2, { kind: 'video', url: 'https://dakkeh.ir/2.mp4' }),
  slide(3, { kind: 'embed', url: 'https://dakkeh.ir/embed/3' }),
];
const pause = vi.fn();
let pswp: FakePhotoSwipe;

const contentAt = (index: number): FakeContent => ({ index, onLoaded: vi.fn(), onError: vi.fn() });
const tell = (name: string, content: FakeContent): boolean => pswp.dispatch(name, { content });

function load(index: number): FakeContent {
  const content = contentAt(index);
  expect(tell('contentLoad', content)).toBe(true);
  return content;
}

beforeEach(() => {
  // jsdom does not play media.
  Object.assign(HTMLMediaElement.prototype, { pause });
  pause.mockClear();
  pswp = new FakePhotoSwipe();
  showMedia(pswp.asPhotoSwipe(), index => shown[index]);
});

test('pictures and unknown slides are left to PhotoSwipe', () => {
  for (const index of [0, 9]) {
    const content = contentAt(index);
    expect(tell('contentLoad', content)).toBe(false);
    expect(content.element).toBeUndefined();
  }
});

describe('a video', () => {
  const videoOf = ({ element }: FakeContent) => element?.querySelector('video');

  test('has a poster, a name and controls, and loads nothing before it plays', () => {
    const content = load(1);
    expect(videoOf(content)).toMatchObject({ src: 'https://dakkeh.ir/2.mp4', poster: `${location.origin}/2-360.webp` });
    expect(videoOf(content)).toMatchObject({ controls: true, preload: 'none', autoplay: false });
    expect(videoOf(content)?.hasAttribute('playsinline')).toBe(true);
    expect(videoOf(content)?.getAttribute('aria-label')).toBe('تصویر 2');
    expect(content.onLoaded).toHaveBeenCalledOnce();
  });

  test('that fails to load is an error of its slide', () => {
    const content = load(1);
    videoOf(content)?.dispatchEvent(new Event('error'));
    expect(content.onError).toHaveBeenCalledOnce();
  });
});

describe('on a video player', () => {
  const heard = (name: string, target: Element, key?: string): boolean =>
    pswp.dispatch(name, { originalEvent: { target, key } });
  const video = document.createElement('video');
  const picture = document.createElement('img');

  test('touches are left to the player', () => {
    expect([heard('pointerDown', video), heard('pointerDown', picture)]).toEqual([true, false]);
  });

  test.each([
    ['ArrowLeft', true],
    [' ', true],
    ['Escape', false],
  ])('the key %j is left to the player: %s', (key, isPlayers) => {
    expect([heard('keydown', video, key), heard('keydown', picture, key)]).toEqual([isPlayers, false]);
  });
});
