import type { Page } from '../../../../kernel/types.ts';
import { isRecord } from '../../../shared/base/json.ts';
import { unusable } from '../../../shared/markup/settings.ts';
import type { ImageAdvert, Preroll, VideoAdvert } from './advert.ts';
import { secureAddress, webAddress } from '../../../shared/base/web-address.ts';

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

function advertOf(value: unknown): ImageAdvert | VideoAdvert {
  if (!isRecord(value)) throw unusable('advert', value);
  const { type, title } = value;
  const src = webAddress(value.src);
  const href = isNothing(value.href) ? '' : webAddress(value.href);
  const duration = Number(value.duration);
  if (type !== 'image' && type !== 'video') throw unusable('advert.type', type);
  if (src === undefined) throw unusable('advert.src', value.src);
  if (href === undefined) throw unusable('advert.href', value.href);
  if (!(duration > 0 && duration < Infinity)) throw unusable('advert.duration', value.duration);
  return { type, src, href, title: typeof title === 'string' ? title : '', duration };
}

function tagOf(name: string, value: unknown): Preroll {
  const tag = secureAddress(value);
  if (tag === undefined) throw unusable(name, value);
  return { tag };
}

/**
 * Returns the advert before a box's video: its `advert`, otherwise its `vastTag`, otherwise that of the page's meta.
 * Throws MarkupError for invalid settings.
 */
export function prerollOf(settings: Readonly<Record<string, unknown>>, page: Page): Preroll | undefined {
  const { advert, vastTag } = settings;
  if (!isNothing(advert)) return advertOf(advert);
  if (!isNothing(vastTag)) return tagOf('vastTag', vastTag);
  const tag = page.meta('vast-ad-tag');
  return tag ? tagOf('vast-ad-tag', tag) : undefined;
}
