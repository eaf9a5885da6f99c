import { fetchText } from '../../shared/calls/fetch-text.ts';
import { isRecord, parseJson } from '../../shared/calls/json.ts';
import type { Province } from './provinces.ts';

/** An address that is none would run as a script when it is tapped. */
const isItem = (item: unknown): boolean => isRecord(item) && /^(\/|https?:)/.test(String(item.url));

/**
 * Asks for the news of a province. Rejects where the answer is none. It is checked by hand: it comes without a tap, and
 * what contracts are made with is too large for that.
 */
export async function fetchNews({ dataset }: Province, query = ''): Promise<Readonly<Record<string, unknown>>> {
  const answer = parseJson(await fetchText(`/api?topic=${dataset.topic}&size=6${query && `&${query}`}`));
  if (isRecord(answer) && Array.isArray(answer.newsList) && answer.newsList.every(isItem)) return answer;
  throw new Error('The news of the province are no list');
}
