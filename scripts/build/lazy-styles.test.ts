import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { collectLazyStyles } from './lazy-styles.ts';

/** The plugin goes by names; there need be no files. */
const stylesAnywhere: Plugin = {
  name: 'styles-anywhere',
  setup(esbuild) {
    esbuild.onResolve({ filter: /\.css$/ }, ({ path }) => ({ path: `/styles/${path}` }));
  },
};

/** Bundles a module that imports stylesheets; returns what it exports and the files that were collected. */
async function bundle(source: string, styles: Record<string, string>) {
  const lazyStyles = collectLazyStyles(styles);
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    plugins: [stylesAnywhere, lazyStyles.plugin],
  });
  const code = Buffer.from(outputFiles[0]?.text ?? '').toString('base64');
  const { names } = (await import(`data:text/javascript;base64,${code}`)) as { names: string[] };
  const files = new Map([...lazyStyles.files].map(([path, content]) => [`../${path}`, Buffer.from(content).toString()]));
  return { names, files, collected: [...lazyStyles.names] };
}

const one = 'import sheet from "./lightbox.css"; export const names = [sheet];';

test('an imported stylesheet becomes a file, and the code gets its name', async () => {
  const { names, files, collected } = await bundle(one, { lightbox: '.a{color:red}', other: '.b{}' });
  expect(names).toEqual([expect.stringMatching(/^\.\.\/shared\/lightbox-[A-Z2-7]{8}\.css$/)]);
  expect([...files]).toEqual([[names[0], '.a{color:red}']]);
  expect(collected).toEqual(['lightbox']);
});

test('several stylesheets become one file each', async () => {
  const source = 'import a from "./a.css"; import b from "./b.css"; import again from "./a.css"; export const names = [a, b, again];';
  const { names, files } = await bundle(source, { a: '.a{}', b: '.b{}' });
  expect(names[2]).toBe(names[0]);
  expect([...files.keys()].sort()).toEqual([names[0], names[1]].sort());
});

test('a missing stylesheet stops the build and is named', async () => {
  await expect(bundle(one, { other: '' })).rejects.toThrow('There is no stylesheet /styles/./lightbox.css');
});
