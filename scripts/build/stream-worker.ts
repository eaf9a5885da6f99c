import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { hashed } from '../../widgets/package/content-hash.ts';
import { root } from './paths.ts';

const packages = createRequire(resolve(root, 'package.json'));

interface StreamWorker {
  /** Makes of the imported worker the name of its file. */
  plugin: Plugin;
  file: string;
  content: Uint8Array;
}

/** The worker in which hls.js takes streams apart: a file of its own, which only a stream asks for. */
export function streamWorker(): StreamWorker {
  // Its map is not served.
  const text = readFileSync(packages.resolve('hls.js/dist/hls.worker.js'), 'utf8').replace(/\n\/\/# sourceMappingURL=.*/, '');
  const content = Buffer.from(text);
  const file = hashed('stream-worker', 'js', content);
  return {
    file,
    content,
    plugin: {
      name: 'stream-worker',
      setup(esbuild) {
        // From the folder of any script of ours, it is in the one beside it.
        const contents = `export default ${JSON.stringify(`../${file}`)};`;
        esbuild.onLoad({ filter: /hls\.worker\.js$/ }, () => ({ contents }));
      },
    },
  };
}
