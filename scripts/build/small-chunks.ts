import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import ts from 'typescript';
import { modulePath } from './paths.ts';

/** Minified bytes up to which a chunk costs more than its copies: a request, its headers and its own wrapping. */
export const smallBytes = 1450;

/** Tells if a value is the same in every copy of its module. */
function isStateless(value: ts.Expression | undefined): boolean {
  if (value === undefined || ts.isRegularExpressionLiteral(value)) return false;
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value) || ts.isLiteralExpression(value)) return true;
  return ts.isAsExpression(value) && ts.isConstTypeReference(value.type);
}

function isCopyable(statement: ts.Statement): boolean {
  if (ts.isVariableStatement(statement)) {
    const { flags, declarations } = statement.declarationList;
    return (flags & ts.NodeFlags.Const) !== 0 && declarations.every(({ initializer }) => isStateless(initializer));
  }
  return (
    ts.isFunctionDeclaration(statement) ||
    ts.isImportDeclaration(statement) ||
    (ts.isExportAssignment(statement) && ts.isIdentifier(statement.expression)) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  );
}

/** Tells if a module is functions and constants alone, so that nobody can tell its copies apart. */
export const holdsNoState = (source: string): boolean =>
  ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest).statements.every(isCopyable);

/** The modules of a build's chunks that are too small to be worth their request. */
export function modulesOfSmallChunks({ outputs }: Metafile): Set<string> {
  const chunks = Object.values(outputs).filter(({ entryPoint, bytes }) => !entryPoint && bytes <= smallBytes);
  const groups = chunks.map(({ inputs }) => Object.keys(inputs).map(modulePath));
  return new Set(groups.filter(paths => paths.every(path => holdsNoState(readFileSync(path, 'utf8')))).flat());
}

/** Module → the file of a build that it is in. */
const filesByModule = ({ outputs }: Metafile): Map<string, string> =>
  new Map(
    Object.entries(outputs).flatMap(([output, { inputs }]) =>
      Object.keys(inputs).map((input): [module: string, output: string] => [modulePath(input), output]),
    ),
  );

/**
 * Gives every file of a build that needs the modules of its small chunks a copy of its own, and every copy its own
 * copies of what it imports: one that two files share would be a chunk again.
 */
export function copySmallChunks(draft: Metafile): Plugin {
  const copied = modulesOfSmallChunks(draft);
  const files = filesByModule(draft);
  return {
    name: 'copied-modules',
    setup(esbuild) {
      esbuild.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, resolveDir, importer, pluginData }) => {
        const module = resolve(resolveDir, path);
        const suffix = typeof pluginData === 'string' ? pluginData : `?in=${files.get(importer)}`;
        return copied.has(module) ? { path: module, suffix, pluginData: suffix } : null;
      });
      esbuild.onLoad({ filter: /\.tsx?$/ }, ({ path, suffix }) =>
        suffix ? { contents: readFileSync(path, 'utf8'), loader: 'tsx', resolveDir: dirname(path), pluginData: suffix } : null,
      );
    },
  };
}
