import type { Kernel } from '../../../../kernel/types.ts';
import { reportError } from '../../../shared/base/report-error.ts';
import type { AdvertLabels } from './advert-labels.ts';
import { playPreroll } from './preroll.ts';
import { prerollOf } from './preroll-settings.ts';

/**
 * Shows the advert of a box or its page over a player. Reports an invalid one. Skips one that has not started when
 * `late` aborts. Never rejects.
 */
export async function showPreroll(
  place: HTMLElement,
  settings: Readonly<Record<string, unknown>>,
  labels: AdvertLabels,
  { page, digits }: Kernel,
  video: HTMLVideoElement,
  late: AbortSignal,
): Promise<void> {
  let preroll;
  try {
    preroll = prerollOf(settings, page);
  } catch (error) {
    reportError(place, error);
  }
  if (preroll) await playPreroll(place, preroll, { labels, digits, video }, late);
}
