import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Answer, typeOf } from './answer.ts';

const compressible = /^text\/|javascript$|json$|xml$/;
const compressBrotli = promisify(brotliCompress);

/** An answer as it travels: brotli at its best, where that makes it smaller. */
export async function compress(answer: Answer): Promise<Answer> {
  if (!compressible.test(typeOf(answer)) || answer.body.length === 0) return answer;
  const { body } = answer;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const packed = await compressBrotli(body, { params });
  return { ...answer, headers: { ...answer.headers, 'content-encoding': 'br' }, body: packed };
}
