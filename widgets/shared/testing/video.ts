import { vi } from 'vitest';

/** Spies for media methods, which jsdom lacks. */
export interface FakeVideos {
  play: ReturnType<typeof vi.fn>;
  pause: ReturnType<typeof vi.fn>;
  load: ReturnType<typeof vi.fn>;
}

/** Sets the video types that the browser can play. */
export const playTypes = (types: RegExp): unknown =>
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockImplementation(type => (types.test(type) ? 'maybe' : ''));

/** Replaces the media methods with spies. */
export function fakeVideos(): FakeVideos {
  playTypes(/^video\/mp4/i);
  const { prototype } = HTMLMediaElement;
  return {
    play: vi.spyOn(prototype, 'play').mockResolvedValue(undefined),
    pause: vi.spyOn(prototype, 'pause').mockReturnValue(undefined),
    load: vi.spyOn(prototype, 'load').mockReturnValue(undefined),
  };
}

/** Sets the position and duration of a video in seconds. */
export function moveVideo(video: HTMLVideoElement, currentTime: number, duration = 8): void {
  Object.defineProperties(video, {
    currentTime: { configurable: true, value: currentTime },
    duration: { configurable: true, value: duration },
  });
}
