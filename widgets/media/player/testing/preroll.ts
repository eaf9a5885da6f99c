import { afterEach, beforeEach, vi } from 'vitest';
import { digits } from '../../../../kernel/digits.ts';
import type { ImageAdvert, Preroll, PrerollContext, VideoAdvert } from '../preroll/advert.ts';
import { playPreroll } from '../preroll/preroll.ts';
import { abortAfterSeen } from '../../../shared/adverts/seen-time.ts';
import { type FakeVideos, fakeVideos, moveVideo } from '../../../shared/testing/video.ts';
import { element, kernelOf, print, settle } from '../../../shared/testing/page.ts';

export const context: PrerollContext = {
  labels: { advert: 'Advert', skip: 'Skip', skipIn: 'Skip in {n}' },
  digits,
  /** A new element for each advert. */
  get video() {
    return document.createElement('video');
  },
};

export const image: ImageAdvert = {
  type: 'image',
  href: 'https://tea.example/',
  src: 'https://tea.example/tea.webp',
  title: 'Tea',
  duration: 5000,
};

export const videoAdvert: VideoAdvert = { ...image, type: 'video', src: 'https://tea.example/tea.mp4', duration: 3000 };

export const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
export const happen = (selector: string, name: string): boolean => element(selector).dispatchEvent(new Event(name));
export const isGone = (): boolean => document.querySelector('.preroll') === null;

/** Returns the video of the advert on the page. */
export function video(): HTMLVideoElement {
  const found = element('.preroll video');
  if (!(found instanceof HTMLVideoElement)) throw new Error('No video');
  return found;
}

/** Plays the video from one second to another. */
export async function run(from: number, to: number): Promise<void> {
  for (let tenth = from * 10; tenth < to * 10; tenth += 1) {
    moveVideo(video(), tenth / 10);
    await pass(100);
  }
  moveVideo(video(), to);
  await pass(100);
}

/** Pictures load or fail only when a test fires the event. */
function decode(this: HTMLImageElement): Promise<void> {
  return new Promise((resolve, reject) => {
    this.onload = () => resolve();
    this.onerror = reject;
  });
}

interface PlayerPlace {
  /** Simulates a player with its button. */
  place: HTMLElement;
  videos: FakeVideos;
}

/** Gives every test of a file an empty page with a place for adverts. */
export function withPlaceForAdverts(): PlayerPlace {
  const page = {} as PlayerPlace;
  beforeEach(() => {
    kernelOf('en');
    vi.spyOn(console, 'info').mockReturnValue(undefined);
    page.videos = fakeVideos();
    HTMLImageElement.prototype.decode = decode;
    page.place = print('<div><button>Play</button></div>');
  });
  // A player that still plays would react to the next test's page.
  afterEach(async () => {
    page.place.remove();
    await pass(100);
  });
  return page;
}

/** Returns a signal that aborts after the seven seconds in which an advert must start. */
export const limit = (): AbortSignal => abortAfterSeen(7000);

/** Shows an advert. Returns a function that returns true once it is over. */
export async function begin(place: HTMLElement, advert: Preroll): Promise<{ isOver: () => boolean }> {
  let overs = 0;
  void playPreroll(place, advert, context, limit()).then(() => (overs += 1));
  await settle();
  return { isOver: () => overs === 1 };
}
