import type * as z from 'zod/mini';
import { inTime } from './in-time.ts';
import { parseJson } from './json.ts';

type Contracts = typeof import('./contracts.ts');

/** How a call can end (DESIGN §7). */
export type Outcome<Answer> =
  | { kind: 'answer'; answer: Answer }
  /** The body says why, or nothing. */
  | { kind: 'refused'; status: number; body: string }
  | { kind: 'malformed' }
  | { kind: 'unreachable' };

export type AnswerOf<Name extends keyof Contracts> = z.output<Contracts[Name]>;

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
 * Makes one of the calls of SPEC §7 and checks its answer against the contract of that name.
 * Never rejects. The contracts are fetched beside the first request, never with a page view.
 */
export async function call<Name extends keyof Contracts>(
  name: Name,
  address: string,
  body?: Record<string, string> | string[][],
): Promise<Outcome<AnswerOf<Name>>> {
  try {
    return await inTime(async signal => {
      const [response, contracts] = await Promise.all([
        request(address, signal, body && new URLSearchParams(body)),
        import('./contracts.ts'),
      ]);
      const answer = await response.text();
      if (!response.ok) return { kind: 'refused', status: response.status, body: answer };
      const result = contracts[name].safeParse(parseJson(answer));
      return result.success ? { kind: 'answer', answer: result.data as AnswerOf<Name> } : { kind: 'malformed' };
    });
  } catch {
    return { kind: 'unreachable' };
  }
}
