import type { Page } from '../../../kernel/types.ts';
import { isRecord } from '../calls/json.ts';
import type { ImageAdvert, Preroll, VideoAdvert } from './advert.ts';
import { secureAddress, webAddress } from '../html/web-address.ts';

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

function advertOf(value: unknown): ImageAdvert | VideoAdvert | undefined {
  if (!isRecord(value)) return undefined;
  const { type, title } = value;
  const src = webAddress(value.src);
  const href = isNothing(value.href) ? '' : webAddress(value.href);
  const duration = Number(value.duration);
  if ((type !== 'image' && type !== 'video') || src === undefined || href === undefined) return undefined;
  if (!(duration > 0 && duration < Infinity)) return undefined;
  return { type, src, href, title: typeof title === 'string' ? title : '', duration };
}

function tagOf(value: unknown): Preroll | undefined {
  const tag = secureAddress(value);
  return tag === undefined ? undefined : { tag };
}

/**
 * What is shown before the film of a box with these settings: its `advert`, or what its `vastTag` answers, or that of
 * the page's meta. Where they cannot be used there is none, and the console has them.
 */
export function prerollOf(settings: Readonly<Record<string, unknown>>, page: Page): Preroll | undefined {
  const { advert, vastTag } = settings;
  const tag = isNothing(vastTag) ? page.meta('vast-ad-tag') : vastTag;
  if (isNothing(advert) && isNothing(tag)) return undefined;
  const preroll = isNothing(advert) ? tagOf(tag) : advertOf(advert);
  if (!preroll) console.error('An advert that cannot be used is left out:', isNothing(advert) ? tag : advert);
  return preroll;
}
