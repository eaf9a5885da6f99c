import { MarkupError } from '../../island/markup.ts';

/** The settings of a load-more box (SPEC §3.4). */
export interface LoadMoreConfiguration {
  /** The place. */
  id: string;
  seqKey: string;
  /** Page size. */
  items: number;
  topicFilter?: string;
  loadMoreBtnTitle?: string;
}

/** SPEC §9.1. */
const defaultPageSize = 5;

const textOr = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Reads a box's `data-conf`. Throws MarkupError where it is no JSON object. */
export function parseConfiguration(conf: string | undefined): Required<Omit<LoadMoreConfiguration, 'loadMoreBtnTitle'>> {
  try {
    const { id, seqKey, items, topicFilter }: Record<string, unknown> = Object(JSON.parse(conf ?? '{}'));
    const size = Number(items);
    return {
      id: textOr(id),
      seqKey: textOr(seqKey),
      items: Number.isInteger(size) && size > 0 ? size : defaultPageSize,
      topicFilter: textOr(topicFilter),
    };
  } catch {
    throw new MarkupError('data-conf is no JSON');
  }
}
