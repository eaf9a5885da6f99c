import type { ReactNode } from 'react';
import { wordsFor } from '../render/words.ts';
import words from './words.json' with { type: 'json' };

interface Media {
  src: string;
  width: number;
  height: number;
}

/** An advert that stands on a page. */
export interface PrintedAdvert {
  /** Tells it from the others of the page. */
  id: string;
  href: string;
  title: string;
  text: string;
  /** Advertiser. */
  advertiser: string;
  picture?: Media & { alt: string };
  /** A page of its own, for what cannot be a picture; it may run nothing. */
  frame?: Media;
  /** The address that is told when it was seen. */
  impression?: string;
  /** Frequency of its choice, beside the others of its box. */
  chance?: number;
}

interface AdvertProps {
  advert: PrintedAdvert;
  language: string;
  hidden?: boolean;
  /** The element that it is. */
  as?: 'div' | 'li';
}

/** A link that is paid for opens beside the page, and is told of as what it is. */
const paid = { target: '_blank', rel: 'sponsored noopener' } as const;

function Frame({ advert: { href, title, advertiser, frame } }: AdvertProps): ReactNode {
  return (
    <>
      <iframe
        className="advert-frame"
        src={frame?.src}
        width={frame?.width}
        height={frame?.height}
        title={title}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        loading="lazy"
      />
      <a className="advert-link" href={href} {...paid}>
        <span className="advert-advertiser">{advertiser}</span>
      </a>
    </>
  );
}

function Picture({ advert: { href, title, text, advertiser, picture } }: AdvertProps): ReactNode {
  return (
    <a className="advert-link" href={href} {...paid}>
      {picture ? <img className="advert-picture" {...picture} loading="lazy" decoding="async" /> : null}
      <span className="advert-text">
        <b className="advert-title">{title}</b>
        <span>{text}</span>
        <span className="advert-advertiser">{advertiser}</span>
      </span>
    </a>
  );
}

/** An advert as the server prints it: it says that it is one, and how to get rid of it. */
export function Advert(props: AdvertProps): ReactNode {
  const { advert, language, hidden = false, as: Element = 'div' } = props;
  const { mark, hide } = wordsFor(words, language);
  return (
    <Element
      className="advert"
      data-box=""
      data-advert={advert.id}
      {...(advert.impression && { 'data-impression': advert.impression })}
      {...(advert.chance !== undefined && { 'data-conf': JSON.stringify({ chance: advert.chance }) })}
      hidden={hidden}
    >
      <p className="advert-mark">{mark}</p>
      <button type="button" className="advert-close needs-script" aria-label={`${hide}: ${advert.title}`} title={hide}>
        <span aria-hidden="true">×</span>
      </button>
      {advert.frame ? <Frame {...props} /> : <Picture {...props} />}
    </Element>
  );
}
