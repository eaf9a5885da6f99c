import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { JSDOM } from 'jsdom';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { CommentForm } from '../../components/comment-form.tsx';
import { CommentTools } from '../../components/comment-tools.tsx';
import { CopyLink } from '../../components/copy-link.tsx';
import { FontSize } from '../../components/font-size.tsx';
import { Like } from '../../components/like.tsx';
import { LoadMore } from '../../components/load-more.tsx';
import { Poll } from '../../components/poll.tsx';
import { ProvinceMap } from '../../components/province-map.tsx';
import { Rating } from '../../components/rating.tsx';
import { RowControls } from '../../components/row-controls.tsx';
import { ShareButton } from '../../components/share-button.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { Ticker } from '../../components/ticker.tsx';
import type { PeerPage } from '../../reading/pages.ts';
import { Lightbox } from '../boxes/lightbox.tsx';
import { Visit } from '../boxes/visit.tsx';
import { attributesOf, childrenOf, type Replace, asFragment } from './to-react.ts';

const article = { CommentForm, CommentTools, CopyLink, FontSize, Like, Poll, Rating, RowControls, ShareButton, Visit };

/** Components for the boxes of a page, by the names that `dist/peers` has. */
const components: Readonly<Record<string, unknown>> = { ...article, LoadMore, ProvinceMap, Tabs, Ticker };

const pages = resolve(process.cwd(), '../../../dist/peers');

/** Stands where a box is until the page is React's. */
const place = 'x-box';

const isBox = (piece: PeerPage['pieces'][number]): piece is Exclude<typeof piece, string> => typeof piece !== 'string';

/** Puts the components of a page into their places, one after the other, and around the pictures of an article. */
function replaceBoxes({ pieces }: PeerPage): Replace {
  const boxes = pieces.filter(isBox).values();

  return (element, inside) => {
    if (element.matches('[data-widget=lightbox]')) {
      return <Lightbox attributes={attributesOf(element)}>{asFragment(inside(element))}</Lightbox>;
    }
    if (element.localName !== place) return undefined;
    const box = boxes.next().value;
    const component = components[box?.name ?? ''];
    if (!box || !component) return null;
    const [first, second] = box.inside.map(html => asFragment(inside(new JSDOM(html).window.document.body)));
    const props = { ...box.props, ...(second !== undefined ? { first, second } : { children: first }) };
    return createElement(component as ComponentType<object>, props);
  };
}

/** A page of the newsroom: its printed markup, with components where its boxes are. */
export async function PrintedPage({ address }: { address: string }): Promise<ReactNode> {
  const page = JSON.parse(await readFile(resolve(pages, address, 'page.json'), 'utf8')) as PeerPage;
  const body = page.pieces.map(piece => (isBox(piece) ? `<${place}></${place}>` : piece)).join('');
  const { document } = new JSDOM(`<!doctype html><head>${page.head}</head><body>${body}</body>`).window;
  const [styles, stylesWithoutScript] = [...document.head.querySelectorAll('style')].map(style => style.textContent);
  const head = [...document.head.children].filter(tag => !tag.matches('style,noscript,[charset],[name=viewport]'));
  return (
    <>
      {asFragment(head.map(tag => createElement(tag.localName, attributesOf(tag), tag.textContent || undefined)))}
      <style href={`page-${address.replace(/\W/g, '')}`} precedence="page">
        {styles}
      </style>
      <noscript>
        <style>{stylesWithoutScript}</style>
      </noscript>
      {asFragment(childrenOf(document.body, replaceBoxes(page)))}
    </>
  );
}
