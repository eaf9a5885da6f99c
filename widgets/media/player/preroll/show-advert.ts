import type { Kernel } from '../../../../kernel/types.ts';
import { reportError } from '../../../shared/base/report-error.ts';
import type { AdvertLabels } from './advert-labels.ts';
import { playPreroll } from './preroll.ts';
import { prerollOf } from './preroll-settings.ts';

/**
 * Shows the advert that a box or its page names over a player, if any, and reports one that cannot be used. One that
 * has not begun when `late` aborts is left out. Settles in any case.
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
