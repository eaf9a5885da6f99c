import ts from 'typescript';
import { topLevel } from './places.ts';

const anonymous = 'anonymous';

const textOf = (node: ts.Node): string => node.getText().replace(/\s+/g, ' ');

/** The last word of what is called or assigned to: `addEventListener` of `window.addEventListener`. */
function lastNameOf(node: ts.Expression): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node)) return textOf(node.argumentExpression);
  return ts.isIdentifier(node) ? node.text : anonymous;
}

/** What a call gets a function for, such as `addEventListener('scroll') callback`. */
function nameOfArgument(call: ts.CallExpression | ts.NewExpression, argument: ts.Node): string {
  if (call.expression === argument) return anonymous;
  const [first] = call.arguments ?? [];
  const subject = first && ts.isStringLiteralLike(first) ? `('${first.text}')` : '';
  return `${lastNameOf(call.expression)}${subject} callback`;
}

function isNamed(node: ts.Node): node is ts.NamedDeclaration & { name: ts.Node } {
  return 'name' in node && node.name !== undefined;
}

/** A name, of a member of a class after that of the class. */
function withOwner(node: ts.Node, name: string): string {
  return ts.isClassLike(node.parent) ? `${node.parent.name?.text ?? anonymous}.${name}` : name;
}

function isAssignment(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
}

/** A function that has no name is called after where it goes. */
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

/** Tells of each place in a source, counted from 0, which function begins there or is around it. */
export function functionNamesIn(fileName: string, source: string): (line: number, column: number) => string {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, scriptKindOf(fileName));
  const starts = file.getLineStarts();
  return (line, column) => nameOfFunctionAround(nodeAt(file, (starts[line] ?? 0) + column));
}
