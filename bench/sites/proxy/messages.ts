import { brotli } from '../../../scripts/build/brotli.ts';

export interface ProxyResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

export interface ProxyRequest {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Source of answers; null if it has no answer. */
export type Source = (proxied: ProxyRequest) => Promise<ProxyResponse | null>;

export const typeOf = ({ headers }: ProxyResponse): string => String(headers['content-type'] ?? '').split(';', 1)[0] ?? '';

const compressible = /^text\/|javascript$|json$|xml$/;

/** An answer as it travels: brotli at its best, where that makes it smaller. */
export async function compress(answer: ProxyResponse): Promise<ProxyResponse> {
  if (!compressible.test(typeOf(answer)) || answer.body.length === 0) return answer;
  const { body } = answer;
  return { ...answer, headers: { ...answer.headers, 'content-encoding': 'br' }, body: await brotli(body) };
}
