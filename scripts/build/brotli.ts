import { promisify } from 'node:util';
import { brotliCompress, type BrotliOptions, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Compresses content with brotli at its best quality, with a dictionary if one is given. */
export function brotli(content: Uint8Array, dictionary?: Uint8Array): Promise<Buffer> {
  // Node's types lack the `dictionary` option.
  const options: BrotliOptions & { dictionary: Uint8Array | undefined } = {
    dictionary,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  return compress(content, options);
}
