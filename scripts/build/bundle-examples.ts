import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { build } from 'esbuild';
import { root } from './paths.ts';
import { serverOptions } from './server-options.ts';
import { widgetFolders } from './widget-folders.ts';

/** The source of a module whose `shownWidgets` are the examples of all widgets with a box, and what they print. */
function entrySource(): string {
  const widgets = widgetFolders().filter(({ hasBox }) => hasBox);
  const lines = widgets.flatMap(({ name, group, entry }, index) => {
    const folder = dirname(entry);
    const hasCalls = existsSync(resolve(root, folder, 'calls.ts'));
    const facts = [`group: '${group}'`, `name: '${name}'`, `examples: examples${index}`];
    return [
      `import { examples as examples${index} } from './${folder}/examples.tsx';`,
      ...(hasCalls ? [`import { reference as reference${index} } from './${folder}/calls.ts';`] : []),
      `shownWidgets.push({ ${[...facts, ...(hasCalls ? [`reference: reference${index}`] : [])].join(', ')} });`,
    ];
  });
  const printing = "export { loadPolicyOf } from './fixtures/catalogue/printed-markup.ts';";
  return ['export const shownWidgets = [];', ...lines, printing].join('\n');
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
