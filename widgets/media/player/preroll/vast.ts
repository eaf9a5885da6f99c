import type { Track, VideoAdvert } from './advert.ts';
import { chooseMediaFile } from './media-file.ts';
import { findAd, type LinearCreative, type VastAd } from './vast-answer.ts';
import { createTracker } from './vast-tracker.ts';
import { secureAddress, webAddress } from '../../../shared/base/web-address.ts';

/** VAST error code of an advert without a playable video. */
const noUsableFile = 403;

interface TrackedAdvert {
  advert: VideoAdvert;
  /** Reports events to the advert's URLs, each once. */
  track: Track;
}

/** Returns the desired width of a video; the smallest one under Save-Data. */
function wantedWidth(width: number): number {
  if (navigator.connection?.saveData) return 0;
  return width;
}

function trackerOf(ad: VastAd, video?: LinearCreative): Track {
  const urls = (addresses: readonly { url: string }[] = []): string[] => addresses.map(({ url }) => url);
  return createTracker({
    ...video?.trackingEvents,
    impression: urls(ad.impressionURLTemplates),
    clickTracking: urls(video?.videoClickTrackingURLTemplates),
    error: ad.errorURLTemplates,
  });
}

function trackedAdvert(ad: VastAd, width: number): TrackedAdvert | undefined {
  const video = ad.creatives.find(({ type }) => type === 'linear');
  const track = trackerOf(ad, video);
  const src = secureAddress(video && chooseMediaFile(video.mediaFiles, wantedWidth(width))?.fileURL);
  if (!video || src === undefined) {
    track('error', noUsableFile);
    return undefined;
  }
  const href = webAddress(video.videoClickThroughURLTemplate?.url) ?? '';
  // Without a skip time, the advert can be skipped after its declared duration.
  const duration = Math.max(0, (video.skipDelay ?? video.duration) * 1000);
  return { advert: { type: 'video', src, href, title: ad.title ?? '', duration }, track };
}

/**
 * Requests the first playable advert of a tag, for a player's width. Rejects without an advert, on failure and when the
 * signal aborts. The page's policy must allow the hosts of the ad server: `connect-src` for responses and tracking,
 * `media-src` for videos.
 */
export const requestAdvert = (tag: string, width: number, signal: AbortSignal): Promise<TrackedAdvert> =>
  findAd(tag, signal, ad => trackedAdvert(ad, width));
