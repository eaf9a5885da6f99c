import { isValidElement, type ReactNode } from 'react';

interface Props {
  children?: ReactNode;
  kernel?: unknown;
  'data-view'?: string;
}

/** React writes the text of a textarea anew; the element stays. */
export const nodesIn = (root: Node): Node[] =>
  root instanceof HTMLTextAreaElement ? [] : [...root.childNodes].flatMap(node => [node, ...nodesIn(node)]);

/** The props that boxes hand to the views in them, in the order of the page, without the kernel. */
export function viewPropsIn(node: ReactNode): object[] {
  if (Array.isArray(node)) return node.flatMap(viewPropsIn);
  if (!isValidElement<Props>(node)) return [];
  const { type, props } = node;
  if (props['data-view'] !== undefined) {
    return isValidElement<Props>(props.children) ? [{ ...props.children.props, kernel: undefined }] : [];
  }
  return viewPropsIn(typeof type === 'function' ? (type as (props: Props) => ReactNode)(props) : props.children);
}
