import { isValidElement, type ReactNode } from 'react';

interface Props {
  children?: ReactNode;
  kernel?: unknown;
  'data-view'?: string;
}

/** Returns all nodes below a node. Leaves out the text of a textarea, because React rewrites it. */
export const nodesIn = (root: Node): Node[] =>
  root instanceof HTMLTextAreaElement ? [] : [...root.childNodes].flatMap(node => [node, ...nodesIn(node)]);

/** Returns the props of all views in a box, in document order, without the kernel. */
export function viewPropsIn(node: ReactNode): object[] {
  if (Array.isArray(node)) return node.flatMap(viewPropsIn);
  if (!isValidElement<Props>(node)) return [];
  const { type, props } = node;
  if (props['data-view'] !== undefined) {
    return isValidElement<Props>(props.children) ? [{ ...props.children.props, kernel: undefined }] : [];
  }
  return viewPropsIn(typeof type === 'function' ? (type as (props: Props) => ReactNode)(props) : props.children);
}

/** Changes a view's markup to that of another CMS, with a wrapper and spaces. */
export function makeUnrendered(view: Element): void {
  view.removeAttribute('data-view');
  const wrapper = document.createElement('div');
  wrapper.append('\n  ', ...view.childNodes, '\n');
  view.append(wrapper);
}
