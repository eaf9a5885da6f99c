import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { examplesOptions } from './bundle-examples.ts';
import { originOptions } from './bundle-origin.ts';
import { root } from './paths.ts';

const packageOf = (path: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;

test.each([
  ['the server', originOptions, ['hono', 'sharp', 'vazirmatn']],
  ['its catalogue', examplesOptions(), ['@preact/compat']],
])('every package that %s asks for is installed for production', async (_, options, some) => {
  const { metafile, outputFiles } = await build({ ...options, write: false, metafile: true });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  const resolved = outputFiles.flatMap(({ text }) => Array.from(text.matchAll(/\.resolve\("([^"]+)"\)/g), ([, path = '']) => path));
  const packages = [...imported, ...resolved].filter(path => !path.startsWith('.') && !isBuiltin(path)).map(packageOf);
  expect(packages).toEqual(expect.arrayContaining(some));
  const { dependencies } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { dependencies: object };
  expect([...new Set(packages)].filter(name => !(name in dependencies))).toEqual([]);
});
