import type { VNode } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { createElement, type FunctionComponent, type ReactElement } from 'react';

/** The HTML of an element: the runtime that stands in for React takes it for its own. */
export const htmlOf = (element: ReactElement): string => renderToStaticMarkup(element as unknown as VNode);

/** The function that prints a box as HTML. */
export const asHtml =
  <Props extends object>(Box: FunctionComponent<Props>) =>
  (props: Props): string =>
    htmlOf(createElement(Box, props));
