import { type BuildOptions, type BuildResult, build, formatMessages } from 'esbuild';
import { browserOptions } from './browser-options.ts';

/** Bundles for the phone. A warning is an error: a missing export of the React stand-in is only a warning. */
export async function bundle(options: BuildOptions): Promise<BuildResult<{ write: false; metafile: true }>> {
  const result = await build({ ...browserOptions, ...options, write: false, metafile: true });
  if (result.warnings.length > 0) {
    throw new Error((await formatMessages(result.warnings, { kind: 'warning' })).join('\n'));
  }
  return result;
}
