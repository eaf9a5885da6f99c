import { brotli } from '../../../scripts/build/brotli.ts';
import { type ProxyResponse, typeOf } from './messages.ts';

const compressible = /^text\/|javascript$|json$|xml$/;

/** An answer as it travels: brotli at its best, where that makes it smaller. */
export async function compress(answer: ProxyResponse): Promise<ProxyResponse> {
  if (!compressible.test(typeOf(answer)) || answer.body.length === 0) return answer;
  const { body } = answer;
  return { ...answer, headers: { ...answer.headers, 'content-encoding': 'br' }, body: await brotli(body) };
}
