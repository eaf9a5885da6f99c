import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { root } from './paths.ts';
import { holdsNoState, modulesOfSmallChunks } from './small-chunks.ts';

describe('a module that may be copied', () => {
  test.each([
    'export const twice = (value: number): number => value * 2;',
    'import { one } from "./one.ts";\nexport function two(): number { return one + one; }',
    'export interface Size { width: number }\nexport type Sizes = readonly Size[];\nconst most = 20_000;\nexport const fits = ({ width }: Size) => width < most;',
    'export const Key = ({ value }: { value: string }) => <input type="hidden" name="key" value={value} />;',
  ])('holds functions and constants alone: %s', source => {
    expect(holdsNoState(source)).toBe(true);
  });
});

describe('a module that is there once', () => {
  test.each([
    ['a variable', 'let open = false; export const toggle = () => (open = !open);'],
    ['what a call has made', 'export const policy = createPolicy("one");'],
    ['a collection', 'const seen = new Set(); export const see = (one: string) => seen.add(one);'],
    ['an object', 'export const state = {};'],
    ['a list', 'const all = []; export const add = (one: never) => all.push(one);'],
    ['a class, which instanceof asks for', 'export class MarkupError extends Error {}'],
    ['an expression that remembers where it stopped', 'const word = /a/g; export const find = (text: string) => word.exec(text);'],
    ['something to do', 'addEventListener("online", () => {});'],
    ['the exports of others', 'export * from "./others.ts";'],
  ])('holds %s', (_, source) => {
    expect(holdsNoState(source)).toBe(false);
  });
});

test('the modules of small chunks are found, and not those of entries, of large chunks or with state', () => {
  const output = (bytes: number, inputs: string[], entryPoint?: string): Metafile['outputs'][string] => ({
    bytes,
    inputs: Object.fromEntries(inputs.map(path => [path, { bytesInOutput: bytes }])),
    imports: [],
    exports: [],
    ...(entryPoint && { entryPoint }),
  });
  const stateless = 'scripts/build/pack-shared.ts';
  const found = (outputs: Metafile['outputs']): string[] => [...modulesOfSmallChunks({ inputs: {}, outputs })];
  expect(found({ 'a.js': output(399, [stateless]) })).toEqual([resolve(root, stateless)]);
  expect(found({ 'a.js': output(401, [stateless]) })).toEqual([]);
  expect(found({ 'a.js': output(399, [stateless], 'widget:poll') })).toEqual([]);
  expect(found({ 'a.js': output(399, [stateless, 'scripts/build/assets.ts']) })).toEqual([]);
});
