import type { Track, VideoAdvert } from './advert.ts';
import { chooseMediaFile } from './media-file.ts';
import { findAd, type LinearCreative, type VastAd } from './vast-answer.ts';
import { createTracker } from './vast-tracker.ts';
import { secureAddress, webAddress } from '../../../shared/base/web-address.ts';

/** Code of an advert without a video that plays here. */
const noUsableFile = 403;

interface TrackedAdvert {
  advert: VideoAdvert;
  /** Tells the advert's own addresses, of each event once. */
  track: Track;
}

/** Least width of a video: readers who save data get no wider one. */
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
  // Without a moment of its own to skip it, that is when the time is over that it says to last.
  const duration = Math.max(0, (video.skipDelay ?? video.duration) * 1000);
  return { advert: { type: 'video', src, href, title: ad.title ?? '', duration }, track };
}

/**
 * The first advert that a tag answers and that plays here, in a player of a width. Rejects without an advert, and if
 * the answer cannot be had before the signal is aborted, or not be read. The page's policy has to allow the hosts of an
 * ad server: `connect-src` for its answers and those who count, `media-src` for its videos.
 */
export const requestAdvert = (tag: string, width: number, signal: AbortSignal): Promise<TrackedAdvert> =>
  findAd(tag, signal, ad => trackedAdvert(ad, width));
