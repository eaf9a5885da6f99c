/** Timeout in milliseconds, after which a server counts as unreachable. */
const timeoutMs = 20_000;

/** Runs an exchange with a server, up to the last byte of the response. Aborts it and rejects after 20 seconds. */
export function inTime<Result>(exchange: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  const silence = new Promise<never>((_, reject) =>
    abort.signal.addEventListener('abort', () => reject(new Error('The server does not answer'))),
  );
  return Promise.race([exchange(abort.signal), silence]).finally(() => clearTimeout(timer));
}
