const timeoutMs = 20_000;

/** An answer that the server has refused, with what it says; of status 0 where it was not reached. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly said: Readonly<Record<string, unknown>>;

  constructor(status: number, said: Readonly<Record<string, unknown>>) {
    super(`The server answered with ${status}`);
    this.status = status;
    this.said = said;
  }

  /** Returns the text of a field; empty without that field. */
  text(name: string): string {
    const text = this.said[name];
    return typeof text === 'string' ? text : '';
  }
}

async function ask(address: string, init: RequestInit): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { accept: 'application/json' };
  const response = await fetch(address, { ...init, headers, signal }).catch(() => null);
  if (!response) throw new Refusal(0, {});
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Refusal(response.status, Object(answer) as Record<string, unknown>);
  return answer;
}

/** Posts a form's fields and is answered in JSON. Rejects with a Refusal. */
export const post = (address: string, fields: Record<string, string> | FormData): Promise<unknown> =>
  ask(address, { method: 'POST', body: new URLSearchParams(fields as Record<string, string>), keepalive: true });

/** Reads JSON. Rejects with a Refusal. */
export const read = (address: string, query: Record<string, string>): Promise<unknown> =>
  ask(`${address}?${String(new URLSearchParams(query))}`, {});

/** Why something was refused: in the server's words, or in those of the page. */
export function reasonOf(error: unknown, failed: string, unreachable = failed): string {
  if (!(error instanceof Refusal)) return failed;
  return error.text('error') || (error.status === 0 ? unreachable : failed);
}
