import type { Contract } from './contract.ts';
import { inTime } from './in-time.ts';
import { isRecord, parseJson } from './json.ts';

/** How a call can end. */
export type Outcome<Answer> =
  | { kind: 'answer'; answer: Answer }
  /** What the body says as JSON, such as why; nothing where it is none. */
  | { kind: 'refused'; status: number; said: Readonly<Record<string, unknown>> }
  | { kind: 'malformed' }
  | { kind: 'unreachable' };

export interface Call<Answer> {
  address: string;
  /** The fields of a form to post; without them the call is a read. */
  body?: Record<string, string> | string[][];
  /** What the answer has to be. */
  contract: Contract<Answer>;
}

/** Browsers refuse to keep more than 64 KiB alive. */
const mostKeptAlive = 60_000;

const request = (address: string, signal: AbortSignal, body?: URLSearchParams): Promise<Response> =>
  fetch(address, {
    method: body ? 'POST' : 'GET',
    body: body ?? null,
    headers: { accept: 'application/json' },
    cache: 'no-store',
    // A vote is counted even if the reader leaves the page at once.
    keepalive: body !== undefined && String(body).length < mostKeptAlive,
    signal,
  });

/**
 * Asks the server for something and checks its answer. Never rejects. What contracts are made with is fetched
 * beside the first request.
 */
export async function call<Answer>({ address, body, contract }: Call<Answer>): Promise<Outcome<Answer>> {
  try {
    return await inTime(async signal => {
      const [response, schemas] = await Promise.all([
        request(address, signal, body && new URLSearchParams(body)),
        import('./schemas.ts'),
      ]);
      const answer = parseJson(await response.text());
      if (!response.ok) return { kind: 'refused', status: response.status, said: isRecord(answer) ? answer : {} };
      const result = contract(schemas).safeParse(answer);
      return result.success ? { kind: 'answer', answer: result.data } : { kind: 'malformed' };
    });
  } catch {
    return { kind: 'unreachable' };
  }
}

/** The text that a refusal has under a name; empty where it has none, and for what is no refusal. */
export function saidBy(outcome: Outcome<unknown>, name: string): string {
  const text = outcome.kind === 'refused' && outcome.said[name];
  return typeof text === 'string' ? text : '';
}
