import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import type { Fixture } from '../../widgets/package/fixture.ts';
import { loadPolicies } from '../../widgets/package/load-policies.ts';
import type { Parameter } from '../../widgets/shared/render/table.ts';
import { root } from '../build/paths.ts';
import { boxesSource, htmlDeclarations } from './bundle-servers.ts';

const types: Readonly<Record<string, string>> = {
  text: 'string', url: 'string', call: 'string', absolute: 'string', time: 'string', zone: 'string', id: 'string | number', integer: 'number', number: 'number', boolean: 'boolean', flag: "'' | true",
  list: 'readonly object[]', json: 'object',
};

/** Returns the TypeScript type of a parameter. Attributes with numbers also accept strings. */
const typeOf = ({ types: names, kind }: Parameter): string =>
  names.map(name => types[name] ?? (name.includes('{') ? 'string' : `'${name}'`)).join(' | ') + (kind === 'attribute' && /integer|number/.test(names.join()) ? ' | string' : '');

/** Declares the attributes or settings of a box. */
function interfaceOf(name: string, about: string, fixtures: readonly Fixture[], kind: Parameter['kind']): string {
  const boxes = fixtures.map(fixture => {
    const rows = fixture.parameters.filter(one => one.kind === kind && one.owner === '' && !one.isOutside).map(one =>
      `    /** ${one.says.replaceAll('*/', '')} */\n    '${one.name}'${one.isRequired ? '' : '?'}: ${typeOf(one)};`);
    return [`  '${fixture.name}': {`, ...rows, '  };'].join('\n');
  });
  return [`/** ${about} */`, `export interface ${name} {`, ...boxes, '}', ''].join('\n');
}

/** Returns the types of boxes for templates in TypeScript. */
const boxTypes = (fixtures: readonly Fixture[]): string =>
  [
    interfaceOf('BoxAttributes', 'The attributes of each box itself.', fixtures, 'attribute'),
    interfaceOf('BoxSettings', 'What the `data-conf` of each box may say.', fixtures, 'setting'),
  ].join('\n');

/** Attributes of every box. */
const ofEveryBox = new Map([
  ['data-load', loadPolicies.map(name => `'${name}'`).join(' | ')],
  ['data-conf', 'string'],
  ['data-pack', 'string'],
]);

/** Returns the types of box attributes on JSX elements. An attribute has its types of all boxes. */
function jsxTypes(fixtures: readonly Fixture[], runtime: 'react' | 'preact'): string {
  const attributes = new Map<string, Set<string>>([...ofEveryBox].map(([name, type]) => [name, new Set([type])]));
  attributes.set('data-widget', new Set(fixtures.map(({ name }) => `'${name}'`)));
  for (const parameter of fixtures.flatMap(({ parameters }) => parameters)) {
    const { name, kind, isOutside } = parameter;
    if (kind !== 'attribute' || isOutside || !name.startsWith('data-')) continue;
    const types = attributes.get(name) ?? new Set();
    attributes.set(name, typeOf(parameter).split(' | ').reduce((all, type) => all.add(type), types));
  }
  const rows = Array.from(attributes, ([name, types]) => `    '${name}'?: ${[...types].join(' | ')} | undefined;`);
  const element = runtime === 'react' ? '  interface HTMLAttributes<T> {' : '  interface HTMLAttributes<RefType extends EventTarget = EventTarget> {';
  return [`import '${runtime}';`, `declare module '${runtime}' {`, element, ...rows, '  }', '}', ''].join('\n');
}

/** Entry points of the types → their sources, as modules in the project's root. */
const entries = (fixtures: readonly Fixture[]): Record<string, string> => ({
  boxes: boxesSource(),
  server: [
    "import type { Head, HeadOptions } from './widgets/package/server/head-for.ts';",
    "export type { Head, HeadOptions } from './widgets/package/server/head-for.ts';",
    '/** Returns the styles and scripts that a finished page needs for the boxes in its HTML. */',
    'export declare const headFor: (html: string, options?: HeadOptions) => Head;',
  ].join('\n'),
  browser: `export type * from './kernel/types.ts';\nexport type * from './scripts/package/box-events.ts';\n${boxTypes(fixtures)}`,
});

const specifier = /(from |import\(|import )(['"])([^'"]+)\2/g;

/** Prints types without those of zod, which users need not install. */
function plainTypes(source: ts.SourceFile, checker: ts.TypeChecker): string {
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
  return source.statements
    .filter(ts.isTypeAliasDeclaration)
    .map(({ name, typeParameters = [] }) => {
      const text = checker.typeToString(checker.getTypeAtLocation(name), undefined, flags);
      const parameters = typeParameters.map(parameter => parameter.getText(source)).join(', ');
      const isMaking = parameters !== '' || text.includes('import(');
      return `export type ${name.text}${parameters && `<${parameters}>`} = ${isMaking ? 'unknown' : text};\n`;
    })
    .join('');
}

/** Returns the declarations of all modules of the entries: path without extension → text. */
function declareAll(fixtures: readonly Fixture[]): Map<string, string> {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), file => ts.sys.readFile(file)) as {
    config: { compilerOptions: object };
  };
  const emitted = { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: root, outDir: '/types' };
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, ...emitted }, root);
  const sources = new Map(Object.entries(entries(fixtures)).map(([name, text]) => [resolve(root, `${name}.ts`), text]));
  const host = ts.createCompilerHost(options);
  const withEntries: ts.CompilerHost = {
    ...host,
    readFile: file => sources.get(file) ?? host.readFile(file),
    fileExists: file => sources.has(file) || host.fileExists(file),
    getSourceFile: (file, version, ...rest) => {
      const text = sources.get(file);
      return text === undefined ? host.getSourceFile(file, version, ...rest) : ts.createSourceFile(file, text, version);
    },
  };
  const declared = new Map<string, string>();
  const modules = [...sources.keys(), resolve(root, 'widgets/stylesheets.d.ts')];
  const program = ts.createProgram(modules, options, withEntries);
  program.emit(undefined, (file, text, _mark, _onError, [source] = []) => {
    const isContract = source !== undefined && /\/contract\.ts$/.test(source.fileName);
    const path = relative('/types', file).replace(/\.d\.ts$/, '');
    declared.set(path, isContract ? plainTypes(source, program.getTypeChecker()) : text);
  });
  return declared;
}

/** Returns the paths of our own modules that a declaration imports, without extension. */
const importsOf = (path: string, text: string): string[] =>
  Array.from(text.matchAll(specifier), ([, , , name = '']) => name)
    .filter(name => name.startsWith('.'))
    .map(name => join(dirname(path), name).replace(/\.tsx?$/, ''));

/** Returns the modules that a declaration needs, itself first. Throws if one is missing. */
function neededBy(path: string, declared: ReadonlyMap<string, string>, found = new Set<string>()): Set<string> {
  const text = declared.get(path);
  if (text === undefined) throw new Error(`There is no declaration of ${path}`);
  found.add(path);
  for (const next of importsOf(path, text)) if (!found.has(next)) neededBy(next, declared, found);
  return found;
}

/** Changes a declaration for publication: extensions of built files, and the right runtime. */
function published(text: string, isForPreact: boolean): string {
  return text.replace(specifier, (_, before: string, quote: string, name: string) => {
    const own = name.startsWith('.') ? name.replace(/\.tsx?$/, '.js') : name;
    const path = isForPreact && own === 'react' ? 'preact/compat' : own;
    return `${before}${quote}${path}${quote}`;
  });
}

/** Writes the types of all entries; those of boxes for each runtime, and as functions. */
export function writeDeclarations(folder: string, fixtures: readonly Fixture[]): void {
  const declared = declareAll(fixtures);
  const targets = [['boxes', 'preact'], ['boxes', 'react'], ['server', ''], ['browser', '']] as const;
  for (const [entry, runtime] of targets) {
    for (const path of neededBy(entry, declared)) {
      const file = resolve(folder, runtime, `${path}.d.ts`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, published(declared.get(path) ?? '', runtime === 'preact'));
    }
  }
  writeFileSync(resolve(folder, 'boxes-html.d.ts'), htmlDeclarations());
  for (const runtime of ['react', 'preact'] as const) writeFileSync(resolve(folder, `jsx-${runtime}.d.ts`), jsxTypes(fixtures, runtime));
}
