import { vi } from 'vitest';

/** As much of videos as a window without media has to have: they play when a test says so. */
export interface FakeVideos {
  play: ReturnType<typeof vi.fn>;
  pause: ReturnType<typeof vi.fn>;
  load: ReturnType<typeof vi.fn>;
}

/** Has the browser play these types of videos, and no others. */
export const playTypes = (types: RegExp): unknown =>
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockImplementation(type => (types.test(type) ? 'maybe' : ''));

/** Puts videos that do nothing by themselves in the place of the browser's. */
export function fakeVideos(): FakeVideos {
  playTypes(/^video\/mp4/i);
  const { prototype } = HTMLMediaElement;
  return {
    play: vi.spyOn(prototype, 'play').mockResolvedValue(undefined),
    pause: vi.spyOn(prototype, 'pause').mockReturnValue(undefined),
    load: vi.spyOn(prototype, 'load').mockReturnValue(undefined),
  };
}

/** Says how far a video of some seconds has come. */
export function moveVideo(video: HTMLVideoElement, currentTime: number, duration = 8): void {
  Object.defineProperties(video, {
    currentTime: { configurable: true, value: currentTime },
    duration: { configurable: true, value: duration },
  });
}

/** Says whether the page can be seen. */
export function showPage(isSeen: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isSeen);
  document.dispatchEvent(new Event('visibilitychange'));
}
