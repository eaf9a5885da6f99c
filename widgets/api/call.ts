import type * as z from 'zod/mini';

type Contracts = typeof import('./contracts.ts');

/** How a call can end (DESIGN §7). */
export type Outcome<Answer> =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'refused'; status: number }
  | { kind: 'malformed' }
  | { kind: 'unreachable' };

export type AnswerOf<Name extends keyof Contracts> = z.output<Contracts[Name]>;

/** Milliseconds after which a server that does not answer counts as out of reach. */
const patience = 20_000;

async function request(address: string, body?: URLSearchParams): Promise<Response> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), patience);
  try {
    return await fetch(address, {
      method: body ? 'POST' : 'GET',
      body: body ?? null,
      headers: { accept: 'application/json' },
      cache: 'no-store',
      // A vote is counted even if the reader leaves the page at once.
      keepalive: Boolean(body),
      signal: abort.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Makes one of the calls of SPEC §7 and checks its answer against the contract of that name.
 * Never rejects. The contracts are fetched beside the first request, never with a page view.
 */
export async function call<Name extends keyof Contracts>(
  name: Name,
  address: string,
  body?: Record<string, string>,
): Promise<Outcome<AnswerOf<Name>>> {
  try {
    const [response, contracts] = await Promise.all([
      request(address, body && new URLSearchParams(body)),
      import('./contracts.ts'),
    ]);
    if (!response.ok) return { kind: 'refused', status: response.status };
    const content: unknown = await response.json().catch(() => undefined);
    const result = contracts[name].safeParse(content);
    return result.success ? { kind: 'answer', answer: result.data as AnswerOf<Name> } : { kind: 'malformed' };
  } catch {
    return { kind: 'unreachable' };
  }
}
