import { countSeenTime } from '../../../shared/adverts/seen-time.ts';
import { createElement, writeText } from '../../../shared/base/elements.ts';
import type { AdvertEvent, PrerollContext, Track, VideoAdvert } from './advert.ts';
import type { Overlay, Show } from './overlay.ts';

/** Time in milliseconds after which a stalled video is skipped. */
const timeoutMs = 10_000;

/** VAST error codes. */
const errorCodes = { refused: 400, notFound: 401, timeout: 402, notPlayable: 405 };

/** End of a video: by itself, stopped, or an error code. */
type VideoEnd = 'ended' | 'stopped' | number;

interface Watcher {
  onBegin: () => void;
  /** Called ten times a second once a video has started. */
  onTick: () => void;
  /** Ends the advert. A video that has not started by then is too late. */
  signal: AbortSignal;
}

interface PlayingVideo {
  over: Promise<VideoEnd>;
  stop: () => void;
}

/** Plays a video while the page is visible. It ends at its end, when its element is removed, or when it stalls. */
function playVideo(video: HTMLVideoElement, { onBegin, onTick, signal }: Watcher): PlayingVideo {
  let hasBegun = false;
  let position = 0;
  let movedAt = 0;
  let end: (how: VideoEnd) => void = () => undefined;
  const over = new Promise<VideoEnd>(resolve => {
    end = resolve;
  });

  function play(): void {
    void video.play().catch(() => {
      if (!document.hidden) end(errorCodes.refused);
    });
  }

  function followPage(): void {
    if (document.hidden) video.pause();
    else play();
  }

  const stopCounting = countSeenTime(seen => {
    if (!video.isConnected) end('stopped');
    if (hasBegun) onTick();
    if (video.currentTime !== position) {
      position = video.currentTime;
      movedAt = seen;
    }
    if (seen - movedAt > timeoutMs) end(errorCodes.timeout);
  });

  function begin(): void {
    hasBegun = true;
    onBegin();
  }

  video.addEventListener('playing', begin, { once: true });
  video.addEventListener('error', () => end(hasBegun ? errorCodes.notPlayable : errorCodes.notFound));
  video.addEventListener('ended', () => end('ended'));
  document.addEventListener('visibilitychange', followPage);
  // It may have failed while it was loading.
  if (video.error) end(errorCodes.notFound);
  play();
  signal.addEventListener('abort', () => {
    stopCounting();
    document.removeEventListener('visibilitychange', followPage);
    end(errorCodes.timeout);
  });
  return { over, stop: () => end('stopped') };
}

/** Shows the time until the advert can be skipped, and then the skip button. Returns a function that updates it. */
function showSkipControl(
  overlay: Overlay,
  { labels, digits }: PrerollContext,
  onSkip: () => void,
): (milliseconds: number) => void {
  const countdown = createElement('p', 'preroll-skip');
  const button = createElement('button', 'preroll-skip');
  button.type = 'button';
  button.textContent = labels.skip;
  button.addEventListener('click', onSkip);
  overlay.element.append(countdown);
  return milliseconds => {
    if (button.isConnected) return;
    if (milliseconds > 0) {
      const sentence = labels.skipIn.replace('{n}', digits.format(Math.ceil(milliseconds / 1000)));
      writeText(countdown, sentence);
      return;
    }
    countdown.replaceWith(button);
    if (overlay.hasFocus()) button.focus({ preventScroll: true });
  };
}

const quarters = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile'] as const;

/** Returns the events of the quarters that have started. */
function begunQuarters({ currentTime, duration }: HTMLVideoElement): readonly AdvertEvent[] {
  const begun = duration > 0 ? Math.floor((currentTime / duration) * quarters.length) : 0;
  return quarters.slice(0, begun + 1);
}

/** Stops a video and its download. */
function release(video: HTMLVideoElement): void {
  video.pause();
  video.removeAttribute('src');
  video.load();
}

/** Loads a video until its signal aborts. Returns a function that plays it until its end, a skip or an error. */
export function fetchVideo(advert: VideoAdvert, context: PrerollContext, signal: AbortSignal, track: Track): Show {
  const { video, labels } = context;
  const { src, title } = advert;
  Object.assign(video, { className: 'preroll-media', playsInline: true, disablePictureInPicture: true, src });
  video.setAttribute('aria-label', title || labels.advert);
  signal.addEventListener('abort', () => release(video));
  return async overlay => {
    overlay.show(video, advert.href).addEventListener('click', () => {
      if (advert.href) track('clickTracking');
    });
    const showTimeToSkip = showSkipControl(overlay, context, () => {
      track('skip');
      stop();
    });
    const { over, stop } = playVideo(video, {
      signal,
      onBegin() {
        overlay.begin();
        track('impression');
      },
      onTick() {
        begunQuarters(video).forEach(event => track(event));
        showTimeToSkip(advert.duration - video.currentTime * 1000);
      },
    });
    const end = await over;
    if (typeof end === 'number') track('error', end);
    if (end !== 'ended') return;
    for (const event of [...quarters, 'complete'] as const) track(event);
  };
}
