import { isValidElement as isPreactElement } from 'preact';
import { createElement, type ReactElement } from 'react';
import { print } from './page.ts';

/** The tests run on the runtime that is shipped. */
export const isShippedRuntime = isPreactElement(createElement('p'));

async function importRenderer(): Promise<(element: ReactElement) => string> {
  if (!isShippedRuntime) return (await import('react-dom/server')).renderToString;
  const { renderToString } = await import('preact-render-to-string');
  return element => renderToString(element as never);
}

/** HTML of an element, by the server's side of the runtime under test. */
const htmlOf = await importRenderer();

/** Puts a box on the page as the server prints it. */
export const printBox = (box: ReactElement): HTMLElement => print(htmlOf(box));
