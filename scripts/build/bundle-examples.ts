import { existsSync, globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { build } from 'esbuild';
import { root } from './paths.ts';
import { serverOptions } from './server-options.ts';

/** Whether there is something to say of what a widget asks a server. */
const hasCalls = (path: string): boolean => existsSync(resolve(root, dirname(path), 'calls.ts'));

/** The source of a module whose `shownWidgets` are the examples of all folders that have some, and what they print. */
function entrySource(): string {
  const paths = globSync('widgets/*/*/examples.tsx', { cwd: root }).sort();
  const imports = paths.flatMap((path, index) => [
    `import { examples as examples${index} } from './${path}';`,
    ...(hasCalls(path) ? [`import { reference as reference${index} } from './${dirname(path)}/calls.ts';`] : []),
  ]);
  const widgets = paths.map((path, index) => {
    const folder = dirname(path);
    const facts = [`group: '${basename(dirname(folder))}'`, `name: '${basename(folder)}'`, `examples: examples${index}`];
    return `{ ${[...facts, ...(hasCalls(path) ? [`reference: reference${index}`] : [])].join(', ')} },`;
  });
  const printing = "export { loadPolicyOf } from './fixtures/catalogue/printed-markup.ts';";
  return [...imports, printing, 'export const shownWidgets = [', ...widgets, '];'].join('\n');
}

/** Bundles what the newsroom's catalogue shows, apart from the server, which asks for it with the first visit there. */
export async function bundleExamples(): Promise<void> {
  const { outdir, outExtension, ...options } = serverOptions;
  await build({
    ...options,
    stdin: { contents: entrySource(), resolveDir: root, sourcefile: 'examples.ts', loader: 'ts' },
    outfile: resolve(outdir, `examples${outExtension['.js']}`),
  });
}
