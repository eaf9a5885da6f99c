import { type BuildOptions, type BuildResult, build, formatMessages } from 'esbuild';
import { browserOptions } from './browser-options.ts';

/** Bundles for the phone. A warning is an error: a missing export of the React stand-in is only a warning. */
export async function bundle<Options extends BuildOptions>(
  options: Options,
): Promise<BuildResult<typeof browserOptions>> {
  const result = await build({ ...browserOptions, ...options } as typeof browserOptions);
  if (result.warnings.length > 0) {
    throw new Error((await formatMessages(result.warnings, { kind: 'warning' })).join('\n'));
  }
  return result;
}
