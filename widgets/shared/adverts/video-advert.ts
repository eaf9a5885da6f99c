import type { PrerollContext, Track, VideoAdvert } from './advert.ts';
import { countSeenTime } from './seen-time.ts';
import { showSkipControl } from './skip-control.ts';
import { createElement, type Stage } from './stage.ts';

/** Milliseconds that a film may take to begin, and may stand still for later. */
const patience = { toBegin: 5000, toGoOn: 10_000 };

/** What goes wrong, by the codes of the Video Ad Serving Template. */
const errorCodes = { refused: 400, notFound: 401, timeout: 402, notPlayable: 405 };

const quarters = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile'] as const;

function createVideo(src: string, name: string, volume: number): HTMLVideoElement {
  const video = createElement('video', 'preroll-medium');
  video.setAttribute('aria-label', name);
  video.playsInline = true;
  video.disablePictureInPicture = true;
  video.volume = volume;
  video.muted = volume === 0;
  video.src = src;
  return video;
}

/** Lets go of the film and of what of it is still on its way. */
function release(video: HTMLVideoElement): void {
  video.pause();
  video.removeAttribute('src');
  video.load();
}

/** Counts the quarters of a film that are behind, each once. */
function quarterTracker(video: HTMLVideoElement, track: Track): () => void {
  let passed = 0;
  return () => {
    const share = video.duration > 0 ? video.currentTime / video.duration : 0;
    for (const [quarter, event] of quarters.entries()) {
      if (quarter < passed || share < quarter / quarters.length) continue;
      passed = quarter + 1;
      track(event);
    }
  };
}

/** Plays a film, with sound: the reader's tap has asked for one. It is over at its end, skipped, or with an error. */
export function playVideo(stage: Stage, advert: VideoAdvert, context: PrerollContext, track: Track): Promise<void> {
  const video = createVideo(advert.src, advert.title || context.labels.advert, context.volume ?? 1);
  const trackQuarters = quarterTracker(video, track);
  return new Promise(resolve => {
    let hasBegun = false;
    let position = 0;
    let movedAt = 0;
    let isOver = false;

    function end(): void {
      if (isOver) return;
      isOver = true;
      stopCounting();
      document.removeEventListener('visibilitychange', followPage);
      release(video);
      resolve();
    }

    function fail(code: number): void {
      if (isOver) return;
      track('error', code);
      end();
    }

    function skip(): void {
      track('skip');
      end();
    }


    function play(): void {
      void video.play().catch(() => {
        if (!document.hidden) fail(errorCodes.refused);
      });
    }

    function followPage(): void {
      if (document.hidden) video.pause();
      else play();
    }

    const showTimeToSkip = showSkipControl(stage, context, skip);

    function begin(): void {
      if (hasBegun) return;
      hasBegun = true;
      stage.begin();
      track('impression');
    }

    const stopCounting = countSeenTime(seen => {
      if (!stage.element.isConnected) end();
      if (isOver) return;
      if (video.currentTime !== position) {
        position = video.currentTime;
        movedAt = seen;
        trackQuarters();
      }
      if (hasBegun) showTimeToSkip(advert.duration - position * 1000);
      if (seen - movedAt > (hasBegun ? patience.toGoOn : patience.toBegin)) fail(errorCodes.timeout);
    });

    video.addEventListener('playing', begin);
    video.addEventListener('error', () => fail(hasBegun ? errorCodes.notPlayable : errorCodes.notFound));
    video.addEventListener('ended', () => {
      trackQuarters();
      track('complete');
      end();
    });
    document.addEventListener('visibilitychange', followPage);
    stage.show(video, advert.href).addEventListener('click', () => {
      if (advert.href) track('clickTracking');
    });
    play();
  });
}
