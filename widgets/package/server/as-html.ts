import type { VNode } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { createElement, type FunctionComponent, type ReactElement } from 'react';

/** Returns the HTML of an element. The element belongs to Preact, which replaces React here. */
export const htmlOf = (element: ReactElement): string => renderToStaticMarkup(element as unknown as VNode);

/** Creates a function that renders a box to HTML. */
export const asHtml =
  <Props extends object>(Box: FunctionComponent<Props>) =>
  (props: Props): string =>
    htmlOf(createElement(Box, props));
