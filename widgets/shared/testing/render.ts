import { isValidElement as isPreactElement } from 'preact';
import { createElement, type ReactElement } from 'react';
import { print } from './page.ts';

/** True if the tests run on Preact, which is shipped. */
export const isShippedRuntime = isPreactElement(createElement('p'));

async function importRenderer(): Promise<(element: ReactElement) => string> {
  if (!isShippedRuntime) return (await import('react-dom/server')).renderToString;
  const { renderToString } = await import('preact-render-to-string');
  return element => renderToString(element as never);
}

/** Renders an element to HTML with the server renderer of the tested library. */
const htmlOf = await importRenderer();

/** Puts a server-rendered box on the page. */
export const printBox = (box: ReactElement): HTMLElement => print(htmlOf(box));
