import { existsSync, globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { root } from './paths.ts';
import { serverOptions } from './server-options.ts';
import { widgetFolders } from './widget-folders.ts';

/** Returns the source lines that fill `sharedWords` with the words of shared folders. */
const sharedWordsLines = (): string[] =>
  globSync('widgets/shared/**/words.json', { cwd: root }).sort().flatMap((file, index) => [
    `import shared${index} from './${file}';`,
    `sharedWords.push({ name: '${basename(dirname(file))}', words: shared${index} });`,
  ]);

/** Returns the source of a module that exports `shownWidgets`: the examples of all widgets with a box. */
function entrySource(): string {
  const widgets = widgetFolders().filter(({ hasBox }) => hasBox);
  const lines = widgets.flatMap(({ name, group, entry }, index) => {
    const folder = dirname(entry);
    const hasCalls = existsSync(resolve(root, folder, 'calls.ts'));
    const hasWords = existsSync(resolve(root, folder, 'words.json'));
    const facts = [
      `group: '${group}'`,
      `name: '${name}'`,
      `examples: examples${index}`,
      `parameters: parametersOf(table${index})`,
      ...(hasCalls ? [`reference: reference${index}`] : []),
      ...(hasWords ? [`words: words${index}`] : []),
    ];
    return [
      `import { examples as examples${index} } from './${folder}/examples.tsx';`,
      `import * as table${index} from './${folder}/table.ts';`,
      ...(hasCalls ? [`import { reference as reference${index} } from './${folder}/calls.ts';`] : []),
      ...(hasWords ? [`import words${index} from './${folder}/words.json';`] : []),
      `shownWidgets.push({ ${facts.join(', ')} });`,
    ];
  });
  const printing = [
    "export { loadPolicyOf } from './fixtures/newsroom/catalogue/rendered-markup.ts';",
    "export { htmlOf } from './fixtures/newsroom/pages/noted-page.ts';",
    "export { readable } from './fixtures/newsroom/catalogue/readable-markup.ts';",
  ];
  const reading = "import { parametersOf } from './widgets/shared/render/table.ts';";
  const lists = ['export const shownWidgets = [];', 'export const sharedWords = [];'];
  return [reading, ...lists, ...lines, ...sharedWordsLines(), ...printing].join('\n');
}

/** Includes prettier, which formats the catalogue's markup, in this bundle only. */
const withPrettier: Plugin = {
  name: 'with-prettier',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^prettier\// }, ({ path }) => ({ path: fileURLToPath(import.meta.resolve(path)) }));
  },
};

const { outdir, outExtension, ...options } = serverOptions;

export const examplesOptions = (): BuildOptions => ({
  ...options,
  plugins: [withPrettier, ...options.plugins],
  stdin: { contents: entrySource(), resolveDir: root, sourcefile: 'examples.ts', loader: 'ts' },
  outfile: resolve(outdir, `examples${outExtension['.js']}`),
});

/** Bundles the examples of the catalogue. The server loads this bundle only with the first visit there. */
export async function bundleExamples(): Promise<void> {
  await build(examplesOptions());
}
