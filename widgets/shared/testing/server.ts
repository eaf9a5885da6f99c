import { vi } from 'vitest';

/** Reaction of the fake server to one request. */
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
/** The head of an answer whose body never comes. */
export const stalled: Answer = signal =>
  Promise.resolve(Object.assign(new Response(), { text: () => rejectOnAbort(signal) }));

/** An answer that comes when the test says so. */
export function held(answer: Answer): { answer: Answer; release: () => void } {
  let release = (): void => undefined;
  const gate = new Promise<void>(resolve => {
    release = resolve;
  });
  return { answer: signal => gate.then(() => answer(signal)), release: () => release() };
}

const recordOf = (parameters: URLSearchParams): Record<string, string> => Object.fromEntries(parameters);

/** Puts a server in the place of fetch: it gives the answers in turn and remembers what it was asked. */
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
