import { isRecord, parseJson } from '../base/json.ts';
import type { Schemas } from './contract.ts';
import { inTime } from './in-time.ts';
import type { Call, Outcome } from './outcome.ts';

/** At the window, with a sentence: a call takes longer than usual. */
export const waitEvent = 'call:wait';

/** Browsers refuse to keep more than 64 KiB alive. */
const mostKeptAlive = 60_000;

function request({ address, body, cache = 'no-store' }: Call<unknown>, signal: AbortSignal): Promise<Response> {
  const form = body ? new URLSearchParams(body) : null;
  const options = {
    method: form ? 'POST' : 'GET',
    body: form,
    headers: { accept: 'application/json' },
    cache,
    // A vote is counted even if the reader leaves the page at once.
    keepalive: form ? String(form).length < mostKeptAlive : false,
    signal,
  };
  return document.querySelector('meta[property^=call-]')
    ? import('./host-settings.ts').then(({ fetchByHost }) => fetchByHost(address, options))
    : fetch(address.replace('~', ''), options);
}

/** The checked answer; undefined where it is malformed, also where the check throws: the server has answered. */
function checked<Answer>({ contract }: Call<Answer>, schemas: Schemas, answer: unknown): { data: Answer } | undefined {
  try {
    const result = contract(schemas).safeParse(answer);
    return result.success ? result : undefined;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/**
 * Asks the server for something and checks its answer; once more with a proof of work if that is asked for. Never
 * rejects. The tools for contracts are loaded beside the first request; calls that had to wait load them anew.
 */
export async function call<Answer>(
  asked: Call<Answer>,
  load: (library: () => Promise<Schemas>, base: string) => Promise<Schemas> = library => library(),
): Promise<Outcome<Answer>> {
  try {
    const outcome = await inTime<Outcome<Answer>>(async signal => {
      const schemas = load(() => import('./schemas.ts'), import.meta.url);
      // As a page is left, WebKit gives up this alone: the request is under way, and nothing is lost.
      schemas.catch(() => {});
      const response = await request(asked, signal);
      const answer = parseJson(await response.text());
      if (!response.ok) return { kind: 'refused', status: response.status, said: isRecord(answer) ? answer : {} };
      const result = checked(asked, await schemas, answer);
      if (!result) return { kind: 'malformed' };
      return { kind: 'answer', answer: result.data, date: response.headers.get('date') ?? undefined };
    });
    if (outcome.kind !== 'refused' || !outcome.said.challenge) return outcome;
    dispatchEvent(new CustomEvent(waitEvent, { detail: saidBy(outcome, 'wait') }));
    return await (await import('./prove.ts')).prove(asked, outcome, call);
  } catch {
    return { kind: 'unreachable' };
  }
}

/** The text that a refusal has under a name; empty where it has none, and for what is no refusal. */
export function saidBy(outcome: Outcome<unknown>, name: string): string {
  const text = outcome.kind === 'refused' && outcome.said[name];
  return typeof text === 'string' ? text : '';
}
