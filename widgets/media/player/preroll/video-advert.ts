import type { AdvertEvent, PrerollContext, Track, VideoAdvert } from './advert.ts';
import { playVideo } from './play-video.ts';
import { showSkipControl } from './skip-control.ts';
import type { Show } from './overlay.ts';

const quarters = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile'] as const;

/** The quarters of a video that have begun. */
function begunQuarters({ currentTime, duration }: HTMLVideoElement): readonly AdvertEvent[] {
  const begun = duration > 0 ? Math.floor((currentTime / duration) * quarters.length) : 0;
  return quarters.slice(0, begun + 1);
}

/** Lets go of a video and of what of it is still on its way. */
function release(video: HTMLVideoElement): void {
  video.pause();
  video.removeAttribute('src');
  video.load();
}

/**
 * Fetches a video until its signal is aborted. The returned function plays it: it is over at its end, when it is
 * skipped, or with an error.
 */
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
