import { jsonOf } from '../json-of.ts';

/** An address that a box requests, and that of its call in CALLS.md. Empty where the box names none. */
type Asked = readonly [address: string, call: string];

const withQuery = (source = '', query = ''): string =>
  source && query ? `${source}${source.includes('?') ? '&' : '?'}${query}` : source;

function listAddress({ dataset }: HTMLElement): string {
  const settings = new Map(Object.entries(jsonOf(dataset.conf ?? '') ?? {}));
  const setting = (name: string): string => {
    const value: unknown = settings.get(name);
    return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
  };
  const asked = { place: setting('id'), topic: setting('topicFilter'), from: '0', size: '1', seqKey: setting('seqKey') };
  return `/papi?${new URLSearchParams(asked)}`;
}

/** Returns the calls of the tables and choices that a box of sports shows, and of its first match. */
function sportsCalls(box: HTMLElement): [call: string, id: string][] {
  const { show = 'standing fixtures', league = '', season = '', week = '' } = box.dataset;
  const hasMatches = show.includes('fixtures');
  const match = box.querySelector<HTMLElement>('[data-fixture]')?.dataset.fixture;
  const all: [call: string, id: string, isAsked: unknown][] = [
    ['liveFixtures', '', show === 'live'],
    ['standingAndFixtures/{leagueId}', league, hasMatches && !season && !week],
    ['standing/{seasonId}', season, season && show.includes('standing')],
    ['standingProxyByLeague/{leagueId}', league, show.includes('standing') && !season && (week || !hasMatches)],
    ['fixtures/{weekId}', week, hasMatches && week],
    ['leagues', '', box.querySelector('select[name=league]')],
    ['seasons/{leagueId}', league, box.querySelector('select[name=season]')],
    ['weeks/{seasonId}', season, season && box.querySelector('select[name=week]')],
    ['fixtureDetail/{id}', match ?? '', match],
  ];
  return all.flatMap(([call, id, isAsked]) => (isAsked ? [[`/sport/${call}`, id]] : []));
}

function sportsAddresses(box: HTMLElement, base: string): Asked[] {
  const { host = '', query = '' } = box.dataset;
  const origin = /^[^:/]+(:\d+)?(\/|$)/.test(host) ? `//${host}` : host;
  return sportsCalls(box).map(([call, id]) => [withQuery((origin || base) + call.replace(/\{\w+\}/, id), query), call]);
}

/** Addresses by widget. `base` is that of the calls whose address boxes know themselves. */
const addresses = new Map<string, (box: HTMLElement, base: string) => Asked[]>([
  ['load-more', (box, base) => [[base + listAddress(box), '/papi']]],
  ['following', ({ dataset }) => [[withQuery(dataset.source, 'of=/topic/1'), '/rest/following']]],
  ['live-entries', ({ dataset }) => [[withQuery(dataset.source, 'after=0'), '/rest/liveEntries']]],
  ['province-map', (box, base) => [[`${base}/api?topic=${box.querySelector<HTMLElement>('[data-topic]')?.dataset.topic ?? ''}&size=6`, '/api']]],
  ['connection', ({ dataset }) => [[dataset.ipUrl ?? '', '/rest/ip']]],
  ['dynamic-form', ({ dataset }) => [[dataset.form ?? '', '/forms/{id}'], [dataset.content ?? '', '/forms/{id}/content']]],
  ['sports', sportsAddresses],
]);

/** Returns the addresses that a box requests, to show what is not printed, or what a reader chooses. */
export const askedBy = (box: HTMLElement, base: string): Asked[] =>
  (addresses.get(box.dataset.widget ?? '')?.(box, base) ?? []).filter(([address]) => address !== '');
