import { afterEach, beforeEach, vi } from 'vitest';
import { storage } from '../../../../kernel/storage.ts';
import { type Control, controlMedia } from '../control-media.ts';
import type { PlayerState } from '../player-state.ts';
import type { Source } from '../../../shared/playback/source.ts';
import * as streams from '../../../shared/playback/stream.ts';
import { withFakeMedia } from '../../../shared/testing/fake-media.ts';
import { element, print, settle } from '../../../shared/testing/page.ts';

export const stream = { file: '/a.m3u8', label: '' };
export const small = { file: '/small.mp4', label: '180p' };
export const large = { file: '/large.mp4', label: '360p' };

/** Chooses a level of an hls.js stream. */
export const chooseLevel = vi.fn();
/** Plays a stream with hls.js. */
export const playStream = vi.fn<typeof streams.playStream>(() => ({ choose: chooseLevel }));

let shown: Partial<PlayerState> = {};
let controls: Control[] = [];

export const media = (): HTMLVideoElement => element('video') as HTMLVideoElement;
export const file = (): string | null => media().getAttribute('src');
/** All state changes so far. */
export const state = (): Partial<PlayerState> => shown;

/** Sets whether the browser supports streams natively. */
export const setStreamSupport = (does: boolean): void => {
  HTMLMediaElement.prototype.canPlayType = () => (does ? 'maybe' : '');
};

/** Controls the page's video. */
export function control(sources: readonly Source[], before?: () => Promise<void>): Control {
  const show = (change: Partial<PlayerState>): void => void (shown = { ...shown, ...change });
  const begun = controlMedia(media(), { sources, id: '7', storage, show, before });
  controls.push(begun);
  return begun;
}

/** Controls the page's video and starts it. */
export async function begin(...sources: Source[]): Promise<Control> {
  const begun = control(sources);
  void begun.start();
  await settle();
  return begun;
}

/** Gives every test of a file a page with a video, in a browser without native streams. */
export function withControlledMedia(): void {
  withFakeMedia();
  beforeEach(() => {
    print('<video preload="none"></video>');
    shown = {};
    playStream.mockReset().mockReturnValue({ choose: chooseLevel });
    vi.spyOn(streams, 'playStream').mockImplementation(playStream);
    setStreamSupport(false);
  });
  afterEach(() => {
    for (const { stop } of controls) stop();
    controls = [];
  });
}
