import { fetchText } from '../../shared/calls/fetch-text.ts';
import { hostMeta } from '../../shared/calls/host-meta.ts';
import { pageOf, type Province } from './provinces.ts';

interface Answer {
  newsList: ({ url?: string | null } | null)[] | null;
}

/**
 * Asks for the news of a province. Rejects where the answer has another shape; an item without an address, or with one
 * that would run as a script, is left out. No contract checks it: the first comes without a tap, and what contracts are
 * made with is too large for it.
 */
async function fetchNews({ dataset }: Province, { query = '', topicSet }: DOMStringMap): Promise<Answer> {
  // Numbers of the two sets overlap. Pages of before say it in their query.
  const set = topicSet === 'first' && !/(^|&)set=/.test(query) ? '&set=first' : '';
  const address = `${hostMeta('call-base')}/api?topic=${dataset.topic}&size=6${set}${query && `&${query}`}`;
  const answer = JSON.parse(await fetchText(address)) as Answer;
  const given = answer.newsList ?? [];
  const newsList = given.filter(item => /^(\/|https?:)/.test(item?.url ?? ''));
  if (newsList.length > 0 || given.length === 0) return { ...answer, newsList };
  throw new Error('The news have wrong addresses');
}

/** The news of a province, as the partial `news` prints them. Rejects where they or the partial cannot be had. */
export async function renderNews(province: Province, { dataset }: HTMLElement): Promise<DocumentFragment> {
  const config = Object.assign({}, dataset, { name: province.textContent });
  const [news, { renderTemplate }] = await Promise.all([
    fetchNews(province, dataset),
    // Only readers who stay with the map fetch the code that fills partials in.
    import('../../shared/template/template.ts'),
  ]);
  return renderTemplate('news', { ...news, config, url: pageOf(province) });
}
