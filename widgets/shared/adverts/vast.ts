import type { Track, VideoAdvert } from './advert.ts';
import { chooseMediaFile } from './media-file.ts';
import { findAd, type LinearCreative, type VastAd } from './vast-answer.ts';
import { createTracker } from './vast-tracker.ts';
import { secureAddress, webAddress } from '../base/web-address.ts';

/** Code of an advert without a film that plays here. */
const noUsableFile = 403;

interface TrackedAdvert {
  advert: VideoAdvert;
  /** Tells the advert's own addresses, of each event once. */
  track: Track;
}

/** How wide a film has to be: for who saves data, no wider than it has to. */
function wantedWidth(width: number): number {
  if (navigator.connection?.saveData) return 0;
  return width;
}

function trackerOf(ad: VastAd, film?: LinearCreative): Track {
  const urls = (addresses: readonly { url: string }[] = []): string[] => addresses.map(({ url }) => url);
  return createTracker({
    ...film?.trackingEvents,
    impression: urls(ad.impressionURLTemplates),
    clickTracking: urls(film?.videoClickTrackingURLTemplates),
    error: ad.errorURLTemplates,
  });
}

function trackedAdvert(ad: VastAd, width: number): TrackedAdvert | undefined {
  const film = ad.creatives.find(({ type }) => type === 'linear');
  const track = trackerOf(ad, film);
  const src = secureAddress(film && chooseMediaFile(film.mediaFiles, wantedWidth(width))?.fileURL);
  if (!film || src === undefined) {
    track('error', noUsableFile);
    return undefined;
  }
  const href = webAddress(film.videoClickThroughURLTemplate?.url) ?? '';
  // Without a moment of its own to skip it, that is when the time is over that it says to last.
  const duration = Math.max(0, (film.skipDelay ?? film.duration) * 1000);
  return { advert: { type: 'video', src, href, title: ad.title ?? '', duration }, track };
}

/**
 * The first advert that a tag answers and that plays here, in a player of a width. Rejects where there is none, and
 * where the answer cannot be had before the signal is aborted, or not be read.
 *
 * The page's policy has to allow the hosts of an ad server: `connect-src` for its answers and those who count,
 * `media-src` for its films.
 */
export const requestAdvert = (tag: string, width: number, signal: AbortSignal): Promise<TrackedAdvert> =>
  findAd(tag, signal, ad => trackedAdvert(ad, width));
