/** Milliseconds after which a server that does not answer counts as out of reach. */
const timeoutMs = 20_000;

/** Has an exchange with a server, to the last byte of the answer; aborts it and rejects where it takes too long. */
export function inTime<Result>(exchange: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  const silence = new Promise<never>((_, reject) =>
    abort.signal.addEventListener('abort', () => reject(new Error('The server does not answer'))),
  );
  return Promise.race([exchange(abort.signal), silence]).finally(() => clearTimeout(timer));
}
