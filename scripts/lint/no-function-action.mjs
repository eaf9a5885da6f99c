/** Preact writes a function given as a form's action into the page, as its source text, and submits there. */
export const noFunctionAction = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { found: 'A form\'s action is an address; what should happen on submit belongs into onSubmit.' },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const canBeCalled = expression => {
      const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(expression));
      return (type.isUnion() ? type.types : [type]).some(part => part.getCallSignatures().length > 0);
    };
    return {
      'JSXAttribute[name.name=/^(action|formAction)$/] > JSXExpressionContainer > *'(expression) {
        if (canBeCalled(expression)) context.report({ node: expression, messageId: 'found' });
      },
    };
  },
};
