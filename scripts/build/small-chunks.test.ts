import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { freshFolder } from '../test/fresh-folder.ts';
import { bundle } from './browser-options.ts';
import { root } from './paths.ts';
import { copySmallChunks, holdsNoState, modulesOfSmallChunks, smallBytes } from './small-chunks.ts';

describe('a module that may be copied', () => {
  test.each([
    'export const twice = (value: number): number => value * 2;',
    'import { one } from "./one.ts";\nexport function two(): number { return one + one; }',
    'export interface Size { width: number }\nexport type Sizes = readonly Size[];\nconst most = 20_000;\nexport const fits = ({ width }: Size) => width < most;',
    'const signs = ["wheel", "keydown"] as const; export const count = (): number => signs.length;',
    'const mount = (): void => {};\nexport default mount;',
    'export const Key = ({ value }: { value: string }) => <input type="hidden" name="key" value={value} />;',
  ])('holds functions and constants alone: %s', source => {
    expect(holdsNoState(source)).toBe(true);
  });
});

describe('a module that may not be copied', () => {
  test.each([
    ['a variable', 'let open = false; export const toggle = () => (open = !open);'],
    ['what a call has made', 'export const policy = createPolicy("one");'],
    ['a collection', 'const seen = new Set(); export const see = (one: string) => seen.add(one);'],
    ['an object', 'export const state = {};'],
    ['a list', 'const all = []; export const add = (one: never) => all.push(one);'],
    ['a class, which instanceof asks for', 'export class MarkupError extends Error {}'],
    ['an expression that remembers where it stopped', 'const word = /a/g; export const find = (text: string) => word.exec(text);'],
    ['something to do', 'addEventListener("online", () => {});'],
    ['an export that a call has made', 'export default island(parse, View);'],
    ['the exports of others', 'export * from "./others.ts";'],
  ])('holds %s', (_, source) => {
    expect(holdsNoState(source)).toBe(false);
  });
});

test('modules of small chunks may be copied, except entries, large ones and those with state', () => {
  const output = (bytes: number, inputs: string[], entryPoint?: string): Metafile['outputs'][string] => ({
    bytes,
    inputs: Object.fromEntries(inputs.map(path => [path, { bytesInOutput: bytes }])),
    imports: [],
    exports: [],
    ...(entryPoint && { entryPoint }),
  });
  const stateless = 'kernel/convert-digits.ts';
  const found = (outputs: Metafile['outputs']): string[] => [...modulesOfSmallChunks({ inputs: {}, outputs })];
  expect(found({ 'a.js': output(smallBytes, [stateless]) })).toEqual([resolve(root, stateless)]);
  expect(found({ 'a.js': output(smallBytes + 1, [stateless]) })).toEqual([]);
  expect(found({ 'a.js': output(999, [stateless], 'widget:poll') })).toEqual([]);
  expect(found({ 'a.js': output(999, [stateless, 'scripts/build/assets.ts']) })).toEqual([]);
});

const { at, write } = freshFolder();

test('each file gets one copy of a small module, and no chunk is left', async () => {
  const sources = {
    'json.ts': 'export const parse = (text: string): unknown => JSON.parse(text);',
    'settings.ts': 'import { parse } from "./json.ts"; export const read = (text: string) => parse(text);',
    'one.ts': 'import { parse } from "./json.ts"; import { read } from "./settings.ts"; console.log(read("1"), parse("1"));',
    'other.ts': 'import { read } from "./settings.ts"; console.log(read("2"));',
  };
  for (const [name, source] of Object.entries(sources)) write(name, source);
  const options = {
    entryPoints: ['one.ts', 'other.ts'].map(name => at(name)),
    splitting: true,
    outdir: at(),
  };
  const { metafile: draft, outputFiles: before } = await bundle(options);
  const { outputFiles } = await bundle({ ...options, plugins: [copySmallChunks(draft)] });
  expect(before).toHaveLength(3);
  expect(outputFiles.map(({ path }) => path).sort()).toEqual([at('one.js'), at('other.js')]);
  for (const { text } of outputFiles) expect(text.match(/JSON\.parse/g)).toHaveLength(1);
});
