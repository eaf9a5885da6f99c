const isFunction = node => /Function/.test(node?.type ?? '');

/** Preact prints a function in a form's action as its source text, and submits there. */
export const noFunctionAction = {
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
