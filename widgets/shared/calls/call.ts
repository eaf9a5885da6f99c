import { isRecord, parseJson } from '../base/json.ts';
import type { Schemas } from './contract.ts';
import { inTime } from './in-time.ts';
import type { Call, Outcome } from './outcome.ts';

/** Event at the window: a call takes longer than usual. The detail is the message for the reader. */
export const waitEvent = 'call:wait';

/** Browsers refuse `keepalive` requests of more than 64 KiB. */
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

/**
 * Returns the checked response, or undefined if it is malformed. A check that throws counts as malformed, because the
 * server did respond.
 */
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
 * Calls the server and checks its response. If the server asks for a proof of work, calls it once more with the proof.
 * Never rejects. Loads the schema library in parallel with the request. Calls that were sent from the outbox pass
 * `importAnew`, which retries that library at another URL.
 */
export async function call<Answer>(
  asked: Call<Answer>,
  load: (library: () => Promise<Schemas>, base: string) => Promise<Schemas> = library => library(),
): Promise<Outcome<Answer>> {
  try {
    const outcome = await inTime<Outcome<Answer>>(async signal => {
      const schemas = load(() => import('./schemas.ts'), import.meta.url);
      // WebKit may reject only this import when the reader leaves the page. The request continues, so nothing is lost.
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

/**
 * Returns a text of a refusal by its name. Returns an empty string if there is no such text, or if the call was not
 * refused.
 */
export function saidBy(outcome: Outcome<unknown>, name: string): string {
  const text = outcome.kind === 'refused' && outcome.said[name];
  return typeof text === 'string' ? text : '';
}
