import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type EncodedSourceMap, originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import ts from 'typescript';
import type { Manifest } from '../../../scripts/build/manifest.ts';
import { BenchFailure } from '../../failure.ts';
import { type Maps, pathOf, scriptPlaces, topLevel } from './places.ts';

const anonymous = 'anonymous';

const textOf = (node: ts.Node): string => node.getText().replace(/\s+/g, ' ');

/** Returns the last name in an expression: `addEventListener` for `window.addEventListener`. */
function lastNameOf(node: ts.Expression): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node)) return textOf(node.argumentExpression);
  return ts.isIdentifier(node) ? node.text : anonymous;
}

/** Names a function after the call that it is passed to, such as `addEventListener('scroll') callback`. */
function nameOfArgument(call: ts.CallExpression | ts.NewExpression, argument: ts.Node): string {
  if (call.expression === argument) return anonymous;
  const [first] = call.arguments ?? [];
  const subject = first && ts.isStringLiteralLike(first) ? `('${first.text}')` : '';
  return `${lastNameOf(call.expression)}${subject} callback`;
}

function isNamed(node: ts.Node): node is ts.NamedDeclaration & { name: ts.Node } {
  return 'name' in node && node.name !== undefined;
}

/** Prefixes the name of a class member with that of its class. */
function withOwner(node: ts.Node, name: string): string {
  return ts.isClassLike(node.parent) ? `${node.parent.name?.text ?? anonymous}.${name}` : name;
}

function isAssignment(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
}

/** Names an anonymous function after its use. */
function nameFromUse(value: ts.Node): string {
  const { parent } = value;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return nameOfArgument(parent, value);
  if (ts.isReturnStatement(parent)) return `returned by ${nameOfFunctionAround(parent)}`;
  if (ts.isArrowFunction(parent)) return `returned by ${nameOfFunction(parent)}`;
  if (ts.isExportAssignment(parent)) return 'default';
  if (isAssignment(parent)) return lastNameOf(parent.left);
  if (isNamed(parent) && !ts.isPropertyAccessExpression(parent)) return withOwner(parent, textOf(parent.name));
  return ts.isExpression(parent) || ts.isJsxExpression(parent) ? nameFromUse(parent) : anonymous;
}

function nameOfFunction(node: ts.FunctionLikeDeclaration): string {
  if (node.name) return withOwner(node, textOf(node.name));
  return ts.isConstructorDeclaration(node) ? withOwner(node, 'constructor') : nameFromUse(node);
}

function nameOfFunctionAround(node: ts.Node): string {
  const around = ts.findAncestor(node, ts.isFunctionLike);
  return around && 'body' in around ? nameOfFunction(around) : topLevel;
}

const scriptKindOf = (file: string): ts.ScriptKind => {
  if (/\.tsx$/.test(file)) return ts.ScriptKind.TSX;
  return /\.[cm]?ts$/.test(file) ? ts.ScriptKind.TS : ts.ScriptKind.JSX;
};

function nodeAt(node: ts.Node, offset: number): ts.Node {
  const inner = ts.forEachChild(node, child => (child.getStart() <= offset && offset < child.end ? child : undefined));
  return inner ? nodeAt(inner, offset) : node;
}

/** Returns a function that finds the name of the function at a position, with lines and columns from 0. */
export function functionNamesIn(fileName: string, source: string): (line: number, column: number) => string {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, scriptKindOf(fileName));
  const starts = file.getLineStarts();
  return (line, column) => nameOfFunctionAround(nodeAt(file, (starts[line] ?? 0) + column));
}

const firstPaint = 'first-paint.js';

/** Returns the path of a script below assets/, or its name if it is elsewhere. */
const nameBelowAssets = (script: string): string => pathOf(script).replace(/^.*\/assets\//, '');

const withoutEnding = (path: string): string => basename(path).replace(/(-[A-Z2-7]{8})?\.\w+$/, '');

/** Returns the source with the script's name, or else the last source, which is the bundle's entry. */
function mainSource({ sources }: TraceMap, script: string): string {
  const named = sources.find(source => withoutEnding(source ?? '') === withoutEnding(script));
  return named ?? sources.at(-1) ?? script;
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Reads JSON. Throws a BenchFailure if the file contains something else. */
function readJson(file: string): unknown {
  const text = read(file);
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    throw new BenchFailure(`${file} is broken: build again.`);
  }
}

/** Caches the results of a function by its argument. */
function remember<Value>(find: (key: string) => Value): (key: string) => Value {
  const found = new Map<string, Value>();
  return key => {
    const known = found.get(key);
    if (known !== undefined || found.has(key)) return known as Value;
    const value = find(key);
    found.set(key, value);
    return value;
  };
}

/** Returns the function names of a map's sources. */
const namesOf = (map: TraceMap): ((source: string) => ReturnType<typeof functionNamesIn> | undefined) =>
  remember(source => {
    const content = sourceContentFor(map, source);
    return content === null ? undefined : functionNamesIn(source, content);
  });

/**
 * Opens the source maps of a build from a folder such as `dist/preact/maps`. For scripts without a map, positions stay
 * those in the script. Throws a BenchFailure if a file is broken.
 */
export function openMaps(folder: string): Maps {
  const mapOf = remember(script => {
    const map = readJson(resolve(folder, `${nameBelowAssets(script)}.map`));
    if (map === undefined) return undefined;
    const trace = new TraceMap(map as EncodedSourceMap);
    return { trace, names: namesOf(trace) };
  });
  const manifest = readJson(resolve(folder, '../manifest.json'));
  const firstPaintText = (manifest as Manifest | undefined)?.firstPaint;

  return {
    locate(script, position, given) {
      const own = scriptPlaces.locate(script, position, given);
      const map = mapOf(script);
      if (!map) return own;
      const origin = originalPositionFor(map.trace, { line: position.line + 1, column: position.column });
      if (origin.source === null) return own;
      const name = map.names(origin.source)?.(origin.line - 1, origin.column);
      return { source: `${origin.source}:${origin.line}`, name: name ?? own.name };
    },
    locateTopLevel(script) {
      const own = scriptPlaces.locateTopLevel(script);
      const map = mapOf(script);
      return map ? { ...own, source: mainSource(map.trace, script) } : own;
    },
    nameOfInline: text => (text === firstPaintText ? firstPaint : undefined),
  };
}
