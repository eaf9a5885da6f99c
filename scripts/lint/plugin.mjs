import { dirname, join, relative, sep } from 'node:path';
import { zones } from './layers.ts';

const isWithin = (folder, path) => folder === '.' || path === folder || path.startsWith(`${folder}/`);

/** Returns the path of an import, relative to the repository's root. */
const importedFile = (file, source) =>
  source.startsWith('.') ? join(dirname(file), source).replaceAll(sep, '/') : `node_modules/${source}`;

/** The only file of the phone that may select other widgets' boxes. */
const otherBoxes = 'widgets/shared/base/other-boxes.ts';
const boxSelector = /\[data-widget=["']?([\w-]+)/;

/** Checks imports between folders against layers.ts, and that widgets reach each other through one list only. */
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
    const [layer, group, folder] = file.split('/');
    const isChecked = layer === 'widgets' && group !== 'package' && file !== otherBoxes;
    const checkSelector = node => {
      const [, name = folder] = boxSelector.exec(node.value) ?? [];
      if (isChecked && name !== folder) context.report({ node, message: `Take another widget's box from ${otherBoxes}.` });
    };
    return {
      'Literal[value=/data-widget=/]': checkSelector,
      ImportDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};

const isFunction = node => /Function/.test(node?.type ?? '');

/** Preact prints a function in a form's action as its source text, and submits there. */
const noFunctionAction = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { found: 'A form\'s action is an address; what should happen on submit belongs into onSubmit.' },
  },
  create({ report, sourceCode }) {
    /** Returns true if a name refers to a function of the file. */
    function namesFunction(identifier) {
      const reference = sourceCode.getScope(identifier).references.find(one => one.identifier === identifier);
      const [{ type, node } = {}] = reference?.resolved?.defs ?? [];
      return type === 'FunctionName' || (type === 'Variable' && isFunction(node.init));
    }
    return {
      'JSXAttribute[name.name=/^(action|formAction)$/] > JSXExpressionContainer > *'(expression) {
        if (isFunction(expression) || (expression.type === 'Identifier' && namesFunction(expression))) {
          report({ node: expression, messageId: 'found' });
        }
      },
    };
  },
};

export default {
  meta: { name: 'dakkeh' },
  rules: { layers, 'no-function-action': noFunctionAction },
};
