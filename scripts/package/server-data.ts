import { JSDOM } from 'jsdom';
import type { CallsReference, DocumentedCall, Sample } from '../../widgets/shared/render/documented-call.ts';

/** Ids and form fields in the markup of boxes, which a server must know. */
interface MarkupIds {
  news: string[];
  comments: string[];
  polls: Readonly<Record<string, { options: string[]; captcha: boolean }>>;
  newsletters: string[];
  /** Required fields of each form. */
  saveForms: Readonly<Record<string, readonly string[]>>;
}

/** Reads the ids in the markup of boxes. */
export function idsIn(markup: readonly string[]): MarkupIds {
  const { document } = new JSDOM(markup.join('')).window;
  const all = <Found extends Element>(selector: string): Found[] => [...document.querySelectorAll<Found>(selector)];
  const valuesOf = (selector: string): string[] =>
    [...new Set(all<HTMLInputElement>(selector).map(({ value }) => value))];
  const polls = all<HTMLElement>('[data-widget=poll]').flatMap(box => {
    const options = Array.from(box.querySelectorAll<HTMLInputElement>('[type=radio]'), ({ value }) => value);
    const { id } = box.dataset;
    return id && options.length > 0 ? [[id, { options, captcha: box.querySelector('.captcha-image') !== null }] as const] : [];
  });
  const saveForms = all<HTMLFormElement>('form[action^="/rest/saveForm/"]').map(form => {
    const needed = form.querySelectorAll<HTMLInputElement>('[required]:not([name=captchaText])');
    return [form.action.split('/').pop() ?? '', [...new Set(Array.from(needed, ({ name }) => name))]] as const;
  });
  return {
    news: valuesOf('[name=newsId]'),
    comments: [...new Set(markup.join('').match(/(?<=[?&;]commentId=)\d+/g))],
    polls: Object.fromEntries(polls),
    newsletters: valuesOf('[name=newsletter_id]'),
    saveForms: Object.fromEntries(saveForms),
  };
}

/** Data of the server to copy, with the ids in CALLS.md. Real servers read their own system. */
const known = {
  builds: ['IFRDJLDB'],
  kinds: ['article', 'embed', 'following', 'form', 'home', 'listing', 'live', 'notice', 'poll', 'saved', 'search', 'special', 'sports'],
  sources: ['khabarban', 'video'],
  news: ['1001', '1201'],
  topic: ['1'],
  keyword: [],
  person: [],
  media: ['1201'],
  comments: { 101: { news: '1001', up: 214, down: 12 } },
  polls: { 14: { options: ['114', '115'], captcha: true }, 15: { options: ['119', '120'], captcha: false } },
  newsletters: ['34'],
  saveForms: { 2: ['name', 'text'] },
  forms: { 21: {}, 22: { name: 'What shall we call you?' } },
  provinces: {},
};

/** Further ids in samples and in the markup to copy, by call. They are answered like the first sample. */
const alike: Readonly<Record<string, readonly string[]>> = {
  '{leagueId}': ['2'],
  '{seasonId}': ['12', '120775'],
  '{weekId}': ['1211', '1212'],
  'fixtureDetail/{id}': ['101', '102', '103', '104', '201', '120776185'],
  'forms/{id}': ['21', '22'],
};

/** Returns the addresses of a call with its further ids. A call without an id has one of its own. */
function furtherAddresses(address: string): string[] {
  const ids = Object.entries(alike).flatMap(([part, all]) => (address.includes(part) ? all : []));
  return address.includes('{') ? ids.map(id => address.replace(/\{\w+\}/, id)) : [address];
}

const pathOf = (address: string): string => new URL(address, 'http://localhost').pathname;

type SampleCall = readonly [call: DocumentedCall, sample: Sample];

/** Returns the first documented response to a GET call. Throws if the call is not documented. */
function answerOf(asked: readonly SampleCall[], path: string): Record<string, unknown> {
  const found = asked.find(([, { address = '' }]) => pathOf(address) === path);
  if (!found) throw new Error(`No sample reads ${path}`);
  return found[1].answer as Record<string, unknown>;
}

/**
 * Creates the `data.json` of the server to copy: responses to GET calls as in CALLS.md, and all ids in the markup to
 * copy.
 */
export function serverData(references: readonly CallsReference[], ids: MarkupIds): unknown {
  const asked = references
    .flatMap(({ calls }) => calls)
    .flatMap(call => {
      const { address, method, samples } = call;
      return samples.map((sample): SampleCall => [call, { address, method, ...sample }]);
    })
    .filter(([, { method, status = 200, answer }]) => method === 'GET' && status === 200 && answer !== undefined);
  const reads = asked.filter(([, { address = '' }]) => /^\/(sport|forms|resources)\//.test(address));
  const [first] = answerOf(asked, '/papi').newsList as { id: string }[];
  return {
    ...known,
    news: [...new Set([...known.news, ...ids.news])],
    comments: { ...Object.fromEntries(ids.comments.map(id => [id, { news: '1001', up: 0, down: 0 }])), ...known.comments },
    polls: { ...ids.polls, ...known.polls },
    newsletters: [...new Set([...known.newsletters, ...ids.newsletters])],
    saveForms: { ...ids.saveForms, ...known.saveForms },
    lists: { 'latest-en': ['1208', '1207', '1206', '1201'].map((id, index) => ({ ...first, id, ...(index && { day: '' }) })) },
    coverages: Object.fromEntries(['901', '902'].map(id => [id, answerOf(asked, '/rest/liveEntries')])),
    // Reversed, so that the first sample of an address wins.
    reads: Object.fromEntries(
      reads.toReversed().flatMap(([{ address: template, caching }, { address = '', answer }]): [string, unknown][] =>
        [pathOf(address), ...furtherAddresses(template)].map(path => [path, { answer, caching }])),
    ),
  };
}
