import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import ts from 'typescript';
import { modulePath } from './paths.ts';

/** Minified size up to which a chunk costs more than its copies, because of its request, headers and wrapper. */
export const smallBytes = 1450;

/** Returns true if a value is the same in every copy of its module. */
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

/** Returns true if a module contains only functions and constants, so that its copies are equivalent. */
export const holdsNoState = (source: string): boolean =>
  ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest).statements.every(isCopyable);

/** Returns the modules of chunks that are too small for their own request. */
export function modulesOfSmallChunks({ outputs }: Metafile): Set<string> {
  const chunks = Object.values(outputs).filter(({ entryPoint, bytes }) => !entryPoint && bytes <= smallBytes);
  const groups = chunks.map(({ inputs }) => Object.keys(inputs).map(modulePath));
  return new Set(groups.filter(paths => paths.every(path => holdsNoState(readFileSync(path, 'utf8')))).flat());
}

/** Maps modules to the output files that contain them. */
const filesByModule = ({ outputs }: Metafile): Map<string, string> =>
  new Map(
    Object.entries(outputs).flatMap(([output, { inputs }]) =>
      Object.keys(inputs).map((input): [module: string, output: string] => [modulePath(input), output]),
    ),
  );

/**
 * Copies the modules of small chunks into every file that needs them. Each copy gets its own copies of its imports,
 * because shared ones would become chunks again.
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
