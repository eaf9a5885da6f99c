import { vi } from 'vitest';

/** Response of the fake server to one request. */
export type Answer = (signal: AbortSignal | null) => Promise<Response>;

interface ReceivedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  body: Record<string, string>;
}

const rejectOnAbort = (signal: AbortSignal | null): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));

export const text = (body: string, status = 200): Answer => () => Promise.resolve(new Response(body, { status }));
export const json = (value: unknown, status = 200): Answer => text(JSON.stringify(value), status);
export const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
export const silent: Answer = rejectOnAbort;
/** A response whose body never arrives. */
export const stalled: Answer = signal =>
  Promise.resolve(Object.assign(new Response(), { text: () => rejectOnAbort(signal) }));

/** Returns a response that waits until `release` is called. */
export function held(answer: Answer): { answer: Answer; release: () => void } {
  let release = (): void => undefined;
  const gate = new Promise<void>(resolve => {
    release = resolve;
  });
  return { answer: signal => gate.then(() => answer(signal)), release: () => release() };
}

const recordOf = (parameters: URLSearchParams): Record<string, string> => Object.fromEntries(parameters);

/** Replaces `fetch` with a fake server. It gives the responses in order and returns the list of requests. */
export function serve(...answers: Answer[]): ReceivedRequest[] {
  const requests: ReceivedRequest[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body, signal }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, location.href);
    requests.push({
      method,
      path: pathname,
      query: recordOf(searchParams),
      body: body instanceof URLSearchParams ? recordOf(body) : {},
    });
    return (answers.shift() ?? unreachable)(signal ?? null);
  });
  return requests;
}
