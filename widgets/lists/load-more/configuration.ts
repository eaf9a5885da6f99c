import { isRecord, parseJson } from '../../shared/calls/json.ts';
import { markupError } from '../../shared/island/markup-error.ts';

/** The settings of a load-more box. */
export interface LoadMoreConfiguration {
  /** The place. */
  id: string;
  seqKey: string;
  /** Page size. */
  items: number;
  topicFilter?: string;
  loadMoreBtnTitle?: string;
}

/** Of a list that does not say how many items it shows at a time. */
const defaultPageSize = 5;

const textOr = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Reads a box's `data-conf`. Throws MarkupError where it is no JSON object. */
export function parseConfiguration(conf = '{}'): Required<Omit<LoadMoreConfiguration, 'loadMoreBtnTitle'>> {
  const configuration = parseJson(conf);
  if (!isRecord(configuration)) throw markupError(`data-conf="${conf}" is no JSON object`);
  const { id, seqKey, items, topicFilter } = configuration;
  const size = Number(textOr(items));
  return {
    id: textOr(id),
    seqKey: textOr(seqKey),
    items: Number.isInteger(size) && size > 0 ? size : defaultPageSize,
    topicFilter: textOr(topicFilter),
  };
}
