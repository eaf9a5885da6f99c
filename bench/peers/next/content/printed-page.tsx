import { createElement, type ReactNode } from 'react';
import { boxOf } from './box-of.tsx';
import { attributesOf, childrenOf, together } from './to-react.ts';
import { readPrintedPage } from './twin.ts';

/** A page of the newsroom: its printed markup, with components where its boxes are. */
export async function PrintedPage({ address }: { address: string }): Promise<ReactNode> {
  const { head, styles, stylesWithoutScript, body } = await readPrintedPage(address);
  const headTags = head.map(tag => createElement(tag.localName, attributesOf(tag), tag.textContent || undefined));
  return (
    <>
      {together(headTags)}
      <style href={`page-${address.replace(/\W/g, '')}`} precedence="page">
        {styles}
      </style>
      <noscript>
        <style>{stylesWithoutScript}</style>
      </noscript>
      {together(childrenOf(body, boxOf))}
    </>
  );
}
