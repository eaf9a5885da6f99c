import { dirname, join, relative, sep } from 'node:path';
import { zones } from './layers.ts';
import { noFunctionAction } from './no-function-action.mjs';

/** The rules of ours, and two of ESLint's that oxlint lacks. */

/** Implements ESLint's rule of this name. */
const noRestrictedSyntax = {
  meta: { schema: { type: 'array', items: { type: 'object' } } },
  create: context =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, node => context.report({ node, message })]),
    ),
};

const isWithin = (folder, path) => folder === '.' || path === folder || path.startsWith(`${folder}/`);

/** Returns the path of an import, relative to the repository's root. */
const importedFile = (file, source) =>
  source.startsWith('.') ? join(dirname(file), source).replaceAll(sep, '/') : `node_modules/${source}`;

/** Checks imports between folders against layers.ts. */
const layers = {
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll(sep, '/');
    const ownZones = zones.filter(({ target }) => [target].flat().some(folder => isWithin(folder, file)));
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const path = importedFile(file, source.value);
      for (const { from, except = [], message } of ownZones) {
        const isAllowed = except.some(allowed => isWithin(join(from, allowed), path));
        if (isWithin(from, path) && !isAllowed) context.report({ node: source, message });
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};

const longest = 120;

/** Implements ESLint's rule of this name. Lines with an address, a string or a template may be longer. */
const maxLen = {
  create(context) {
    const { lines } = context.sourceCode;
    const long = new Set(lines.keys().filter(index => lines[index].length > longest && !lines[index].includes('://')));
    if (long.size === 0) return {};
    const allow = ({ loc: { start, end } }) => {
      for (let { line } = start; line <= end.line; line += 1) long.delete(line - 1);
    };
    return {
      'Literal[value=/^/]': allow,
      TemplateLiteral: allow,
      'Program:exit'(node) {
        for (const index of long) {
          const line = index + 1;
          const loc = { start: { line, column: longest }, end: { line, column: lines[index].length } };
          context.report({ node, loc, message: `The line has more than ${longest} characters.` });
        }
      },
    };
  },
};

export default {
  meta: { name: 'dakkeh' },
  rules: { layers, 'max-len': maxLen, 'no-function-action': noFunctionAction, 'no-restricted-syntax': noRestrictedSyntax },
};
