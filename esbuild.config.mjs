import { build } from './scripts/build/build.ts';
import { watch } from './scripts/build/watch.ts';

// The whole build, in both flavours: `node esbuild.config.mjs [--watch]`. Its steps are in scripts/build.
const started = performance.now();

try {
  if (process.argv.includes('--watch')) {
    await watch();
  } else {
    await build();
    console.info(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
