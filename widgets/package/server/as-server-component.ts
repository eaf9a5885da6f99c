import { createElement, Fragment, type FunctionComponent, isValidElement, type ReactElement, type ReactNode } from 'react';
import { htmlOf } from './as-html.ts';

type Props = Record<string, unknown>;

/** An element of React itself. Boxes are rendered with Preact. */
interface HostElement {
  $$typeof: symbol;
  type: unknown;
  key: string | null;
  props: Props;
}

const isHostElement = (value: unknown): value is HostElement =>
  typeof value === 'object' && value !== null && '$$typeof' in value && 'props' in value;

/** Converts a React element for Preact. Throws for elements that only React can render. */
function ownElement({ type, key, props }: HostElement): ReactNode {
  if (type === Symbol.for('react.fragment')) return createElement(Fragment, { key }, own(props.children) as ReactNode);
  if (typeof type === 'string') return createElement(type, { ...ownIn(props), key });
  const printed = typeof type === 'function' && !('$$typeof' in type) ? (type as (props: Props) => unknown)(props) : undefined;
  if (printed === undefined || printed instanceof Promise) {
    throw new TypeError('A box on the server holds elements and boxes, and no component of the browser or one that waits');
  }
  return own(printed) as ReactNode;
}

/** Converts all React elements in a value for Preact. */
function own(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(own);
  if (isHostElement(value)) return ownElement(value);
  return typeof value === 'object' && value?.constructor === Object ? ownIn(value as Props) : value;
}

const ownIn = (props: Props): Props =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, own(value)]));

/** React's own `jsx` function. */
type Jsx = (type: string, props: object, key?: string) => ReactElement;

/** Returns the outermost elements of a rendered box for React, with HTML inside. */
function hostElements(node: ReactNode, jsx: Jsx): ReactNode {
  if (Array.isArray(node)) return node.map((one: ReactNode) => hostElements(one, jsx));
  if (!isValidElement<Props>(node)) return node;
  const { type, key, props: { children, dangerouslySetInnerHTML, ...props } } = node;
  if (type === Fragment) return hostElements(children as ReactNode, jsx);
  if (typeof type !== 'string') return hostElements((type as FunctionComponent)(node.props) as ReactNode, jsx);
  const __html = htmlOf(createElement(Fragment, null, children as ReactNode));
  return jsx(type, { ...props, dangerouslySetInnerHTML: dangerouslySetInnerHTML ?? { __html } }, key ?? undefined);
}

/**
 * Converts a box to a component for React Server Components, which have no hooks. The content of the box is HTML, which
 * React does not hydrate, so that a box that a reader has already used stays unchanged.
 */
export const asServerComponent =
  (Box: FunctionComponent, jsx: Jsx) =>
  (props: Props): ReactNode =>
    hostElements(createElement(Box, ownIn(props)), jsx);
