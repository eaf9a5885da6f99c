import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, test } from 'vitest';

// Each lint rule gets a snippet that it must refuse. The snippets take the place of real files, because the rules
// depend on the path.

const root = new URL('../..', import.meta.url).pathname;

/** Paths of snippets; a number replaces the star. */
const kernel = 'kernel/*.ts';
const mount = 'widgets/article/like/*.tsx';
const widget = 'widgets/shared/markup/*.ts';
const view = 'widgets/shared/news-list/*.tsx';
const page = 'fixtures/newsroom/content/*.ts';
const script = 'scripts/*.ts';

const paths = 'dakkeh(layers)';
const syntax = 'eslint-js(no-restricted-syntax)';
const imports = 'eslint(no-restricted-imports)';
const conditionalHook =
  'import { useState } from "react"; export function A({ on = true }) { if (on) useState(1); return null; }';
const forgottenDependency =
  'import { useEffect } from "react"; export function A({ on = true }) { useEffect(() => { alert(on); }, []); return null; }';
const refWhileRendering =
  'import { useRef } from "react"; export function A() { const seen = useRef(0); return <b>{seen.current}</b>; }';
const functionAction = 'const send = () => {}; export const a = <form action={send} />;';

const refused = [
  ['the kernel importing a package', kernel, 'import { h } from "preact"; h("a", null);', paths],
  ['the kernel importing a widget', kernel, 'import "../widgets/shared/markup/parse.ts";', paths],
  ['a widget importing the kernel\'s values', widget, 'import { page } from "../../../kernel/page.ts"; page;', paths],
  ['a widget importing a fixture', widget, 'import "../../../fixtures/newsroom/content/content.ts";', paths],
  ['a widget importing a fixture when it runs', widget, 'void import("../../../fixtures/newsroom/content/content.ts");', paths],
  ['a fixture importing the kernel\'s values', page, 'import { page } from "../../../kernel/page.ts"; page;', paths],
  ['a fixture importing a test', page, 'import "../../../tests/testing/test.ts";', paths],
  ['a script importing the product', script, 'import "../kernel/page.ts";', paths],
  ['a widget importing another widget', mount, 'import "../rating/markup.ts";', paths],
  ['a shared module importing a widget', view, 'import "../../forms/poll/model.ts";', paths],
  ['a shared folder importing a folder that builds on it', view, 'import "../playback/source.ts";', paths],
  ['a shared folder importing another one of its layer', view, 'export type * from "../viewer/slide.ts";', paths],
  ['a widget selecting the box of another widget', mount, 'document.querySelector("[data-widget=poll]");', paths],
  ['the build importing a module that it builds', 'scripts/build/*.ts', 'import "../../kernel/page.ts";', paths],
  ['the build importing another script', 'scripts/build/*.ts', 'import "../chromium.ts";', paths],
  ['a fixture importing a script of the build', page, 'import "../../../scripts/build/paths.ts";', paths],
  ['a widget importing a module that only servers need', mount, 'import "../../shared/render/words.ts";', imports],
  ['a widget importing its sentences', mount, 'import "./words.json" with { type: "json" };', imports],
  ['the package\'s command importing a script', 'widgets/package/*.ts', 'import "../../scripts/build/paths.ts";', paths],
  ['the newsroom importing its server', page, 'import "../../server/paths.ts";', paths],
  ['the server importing an operation', 'fixtures/server/*.ts', 'import "../operations/start/settings.ts";', paths],
  ['the content of the newsroom importing its pages', page, 'import "../pages/home/home-page.tsx";', paths],
  ['an import without its ending', kernel, 'import { digits } from "./digits"; digits;', imports],
  ['an index file', 'scripts/index.mjs', 'export const one = 1;', syntax],
  ['an import from an index file', script, 'import "./index.ts";', imports],
  ['a default export that is no mount', widget, 'export default function mount() {}', 'eslint(no-restricted-exports)'],
  ['the { z } form of zod', page, 'import { z } from "zod"; z;', syntax],
  ['a path imported like an address', 'scripts/start.ts', 'import { resolve } from "node:path"; await import(resolve("a.ts"));', syntax],
  ['a module replaced in a test file that shares its modules', 'tests/laws/calls.test.ts', 'import { vi } from "vitest"; vi.mock("./a.ts");', syntax],
  ['a widget formatting a number by Intl', widget, 'export const a = (n: number): string => Intl.NumberFormat("tg").format(n);', syntax],
  ['the newsroom reading the clock', page, 'export const now = Date.now;', syntax],
  ['a widget reading the clock', widget, 'export const now = Number(new Date());', syntax],
  ['a widget formatting a date', mount, 'export const a = new Date().toLocaleDateString();', syntax],
  ['the { z } form of zod/mini', widget, 'import { z } from "zod/mini"; z;', syntax],
  ['all of zod on the phone', widget, 'import * as z from "zod"; z;', imports],
  ['React\'s default export', view, 'import React from "react"; React;', imports],
  ['a hook that Preact lacks', view, 'import { useActionState } from "react"; useActionState;', imports],
  ['form status', view, 'import { useFormStatus } from "react-dom"; useFormStatus;', imports],
  ['ids that differ between runtimes', view, 'import { useId } from "react"; useId;', imports],
  ['Suspense at the edge', view, 'import { Suspense } from "react"; Suspense;', imports],
  ['a hook under a condition', view, conditionalHook, 'react-hooks(rules-of-hooks)'],
  ['a form whose action is a function', view, functionAction, 'dakkeh(no-function-action)'],
  ['any', kernel, 'export const one: any = 1;', 'typescript(no-explicit-any)'],
  ['a non-null assertion', kernel, 'export const b = document.querySelector("b")!;', 'typescript(no-non-null-assertion)'],
  ['@ts-ignore', kernel, '// @ts-ignore\nexport const one: string = 1;', 'typescript(ban-ts-comment)'],
  ['logging on the phone', widget, 'console.log(1);', 'eslint(no-console)'],
  ['writing innerHTML', widget, 'document.body.innerHTML = "";', syntax],
  ['reading outerHTML', widget, 'export const html = document.body.outerHTML;', syntax],
  ['insertAdjacentHTML', widget, 'document.body.insertAdjacentHTML("beforeend", "");', syntax],
  ['document.write', kernel, 'document.write("");', syntax],
  ['raw HTML in a view', view, 'export const a = <p dangerouslySetInnerHTML={{ __html: name }} />;', syntax],
  ['a method above the browser floor', widget, 'document.body.checkVisibility();', syntax],
  ['requestSubmit without a guard', kernel, 'document.forms[0]?.requestSubmit();', syntax],
  ['AbortSignal.timeout', widget, 'export const signal = AbortSignal.timeout(1);', syntax],
  ['structuredClone', widget, 'export const copy = structuredClone({});', syntax],
  ['Array.prototype.at', kernel, 'export const last = [1].at(-1);', syntax],
  ['an API above the browser floor', widget, 'export const stream = new CompressionStream("gzip");', 'compat(compat)'],
  ['a file of more than 220 lines', kernel, 'alert(1);\n'.repeat(221), 'eslint(max-lines)'],
  ['loose equality', kernel, 'export const same = (one: string) => one == "1";', 'eslint(eqeqeq)'],
  ['a hook that forgets a dependency', view, forgottenDependency, 'react-hooks(exhaustive-deps)'],
  ['a ref read while rendering', view, refWhileRendering, 'react(refs)'],
  ['a line of more than 120 characters', kernel, `export const sum = ${'1 + '.repeat(30)}1;`, 'eslint-js(max-len)'],
  ['a promise that nobody awaits', script, 'fetch("/");', 'typescript(no-floating-promises)'],
  ['a value from JSON that nobody checked', script, 'export const id = JSON.parse("{}").id;', 'typescript(no-unsafe-member-access)'],
  ['a condition that is always true', script, 'if (document) alert(1);', 'typescript(no-unnecessary-condition)'],
  ['a circle of imports', 'scripts/two.ts', 'import { one } from "./one.ts"; export const two = (): number => one();', 'import(no-cycle)'],
  ['a wrong type', script, 'export const one: string = 1;', 'typescript(TS2322)'],
  ['a built-in above the browser floor, even when asked for', kernel, 'export const a = "a".isWellFormed?.();', 'typescript(TS2550)'],
] as const;

const allowed = [
  ['the kernel\'s types in a widget', widget, 'export type { Kernel } from "../../../kernel/types.ts";'],
  ['a widget\'s mount as its default export', 'widgets/article/like/like.tsx', 'export default function mount(): void {}'],
  ['a box on the server importing its sentences', 'widgets/article/like/box.tsx', 'import words from "./words.json" with { type: "json" }; export const name = words.fa.like;'],
  ['a widget importing a shared module', mount, 'import type { ViewProps } from "../../shared/island/island.tsx"; export type A = ViewProps;'],
  ['a shared folder importing a folder before it', view, 'import "../base/json.ts";'],
  ['a page importing the choice of its styles', 'fixtures/newsroom/pages/head.tsx', 'export { sheetOf } from "../../../styles/critical/sheets.ts";'],
  ['a widget selecting a box of its own kind', mount, 'document.querySelector("[data-widget=like]");'],
  ['a module replaced in an isolated test file', 'tests/laws/pseudo-locale.isolated.test.ts', 'import { vi } from "vitest"; vi.mock("./a.ts");'],
  ['zod/mini as a whole', widget, 'import * as z from "zod/mini"; export const id = z.string();'],
  ['a guarded call above the floor', widget, 'document.body.checkVisibility?.();'],
  ['a view that keeps the markup of the server', view, 'export const a = <p dangerouslySetInnerHTML={{ __html: "" }} />;'],
  ['a form whose action is an address', view, 'export const a = <form action="/vote" />;'],
  ['console.error on the phone', widget, 'console.error(1);'],
] as const;

/** Modules that the snippets import. */
const imported = {
  'scripts/one.ts': 'import { two } from "./two.ts"; export const one = (): number => two();',
  'widgets/article/like/words.json': '{ "fa": { "like": "پسند" } }',
};

interface Diagnostics {
  diagnostics: readonly { filename: string; code: string }[];
}

/** Lints all snippets in one run, in a folder with our configuration. Returns the violated rules of each snippet. */
function lint(snippets: readonly (readonly [name: string, file: string, code: string, rule?: string])[]): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'dakkeh-lint-'));
  const files = snippets.map(([, file], index) => file.replace('*', String(index)));
  const written: Record<string, string> = {
    ...imported,
    ...Object.fromEntries(snippets.map(([, , code], index) => [files[index], code])),
    'oxlint.config.ts': `export { default } from '${root}oxlint.config.ts';`,
    'package.json': '{ "type": "module" }',
    'kernel/tsconfig.json': JSON.stringify({ extends: `${root}kernel/tsconfig.json`, include: ['.'] }),
    'tsconfig.json': JSON.stringify({ extends: `${root}tsconfig.json`, include: ['.'] }),
  };
  for (const [name, text] of Object.entries(written)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', '--ignore-pattern=node_modules'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as Diagnostics;
  return files.map(file => diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code));
}

const complaints = lint([...refused, ...allowed]);

test.each(refused.map(([name, , , rule], index) => [name, rule, complaints[index]] as const))('oxlint refuses %s', (_, rule, found) => {
  expect(found).toContain(rule);
});

test.each(allowed.map(([name], index) => [name, complaints[refused.length + index]] as const))('oxlint accepts %s', (_, found) => {
  const isCompilers = (code: string): boolean => code.startsWith('typescript(TS');
  // The compiler reports modules as missing that the snippets import.
  expect(found?.filter(code => !isCompilers(code))).toEqual([]);
});

async function styleComplaints(code: string, file = 'styles/example.css'): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: `${root}${file}`, cwd: root });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

describe('stylelint refuses', () => {
  const values = 'declaration-property-value-disallowed-list';
  const scale = 'declaration-property-value-allowed-list';

  test.each([
    ['a physical margin', 'a { margin-left: 1px; }', 'property-layout-mappings'],
    ['a transition of a physical property', 'a { transition: margin-left 1s; }', 'property-layout-mappings'],
    ['four sides at once', 'a { padding: 1px 2px 3px 4px; }', 'declaration-property-max-values'],
    ['corners that differ', 'a { border-radius: 1px 0; }', 'declaration-property-max-values'],
    ['text aligned to a physical side', 'a { text-align: right; }', 'value-keyword-layout-mappings'],
    ['floats', 'a { float: left; }', 'property-disallowed-list'],
    ['a gradient to a physical side', 'a { background: linear-gradient(to left, red, blue); }', values],
    ['a background at a physical side', 'a { background-position: right center; }', values],
    ['a size that is not of the scale', 'a { font-size: 0.8rem; }', scale],
    ['a leading that is not of the scale', 'a { line-height: 1.5; }', scale],
    ['a font with a size of its own', 'a { font: 700 1rem/1 serif; }', scale],
    ['!important', 'a { color: red !important; }', 'declaration-no-important'],
    ['ids', '#a { color: red; }', 'selector-max-id'],
    ['rules for one direction', '[dir=rtl] a { color: red; }', 'selector-attribute-name-disallowed-list'],
    [':has', 'a:has(b) { color: red; }', 'selector-pseudo-class-disallowed-list'],
    ['nesting', 'a { b { color: red; } }', 'max-nesting-depth'],
    ['a media query inside a rule', 'a { @media print { color: red; } }', 'max-nesting-depth'],
    ['@layer', '@layer base { a { color: red; } }', 'at-rule-disallowed-list'],
    ['color-mix', 'a { color: color-mix(in srgb, red, blue); }', 'function-disallowed-list'],
    ['an unknown property', 'a { colr: red; }', 'property-no-unknown'],
    ['an unknown value', 'a { display: blok; }', 'declaration-property-value-no-unknown'],
    ['an unknown token', 'a { color: var(--no-such-token); }', 'no-unknown-custom-properties'],
  ])('%s', async (_, code, rule) => {
    expect(await styleComplaints(code)).toContain(rule);
  });
});

describe('stylelint accepts', () => {
  test.each([
    'a { margin: 0 auto; padding-inline: 1rem; inline-size: 30ch; width: 40px; text-align: start; }',
    'a { height: 100vh; height: 100dvh; overflow-x: auto; overscroll-behavior-x: contain; resize: vertical; }',
  ])('%s', async code => {
    expect(await styleComplaints(code)).toEqual([]);
  });

  test('!important in the print stylesheet', async () => {
    expect(await styleComplaints('a { color: red !important; }', 'styles/print.css')).toEqual([]);
  });
});
