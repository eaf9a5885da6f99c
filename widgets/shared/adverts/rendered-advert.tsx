import type { ReactNode } from 'react';
import { wordsFor } from '../render/words.ts';
import words from './words.json' with { type: 'json' };

interface Media {
  src: string;
  width: number;
  height: number;
}

/** An advert on a page. */
export interface PrintedAdvert {
  /** Unique on the page. */
  id: string;
  href: string;
  title: string;
  text: string;
  /** Name of the advertiser. */
  advertiser: string;
  picture?: Media & { alt: string };
  /** A page in a sandboxed frame, used instead of a picture. It cannot run scripts. */
  frame?: Media;
  /** URL that receives a POST when the advert was seen. */
  impression?: string;
  /** Weight of the advert in the random choice of its box. */
  chance?: number;
}

interface AdvertProps {
  advert: PrintedAdvert;
  language: string;
  hidden?: boolean;
  /** Name of the advert's element. */
  as?: 'div' | 'li';
}

/** A paid link opens in a new tab and is marked as sponsored. */
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

/** Renders an advert with its label and a button that hides it. */
export function Advert(props: AdvertProps): ReactNode {
  const { advert, language, hidden = false, as: Element = 'div' } = props;
  const { advert: mark, hide } = wordsFor(words, language);
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
