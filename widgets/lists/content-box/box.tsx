import type { ReactNode } from 'react';
import { BoxHead, MoreLink } from '../../shared/render/box-head.tsx';
import { wordsFor } from '../../shared/render/words.ts';
import words from './words.json' with { type: 'json' };

interface HeadedBox {
  language: string;
  /** Element id of the heading. */
  id: string;
  title: string;
  /** Target of the heading and of the link to more. */
  url?: string | undefined;
  /** Position of the link to more. Default: no link. */
  more?: 'top' | 'bottom' | undefined;
  children: ReactNode;
}

interface ContentBoxProps extends HeadedBox {
  /** Text of the link to more. Default: “More”. */
  moreBtnTitle?: string;
  rssUrl?: string;
  className?: string;
}

/** A box of the front page or of a list with its head, as the server prints it: it needs no script. */
export function ContentBox(props: ContentBoxProps): ReactNode {
  const { language, id, title, url, more, moreBtnTitle, rssUrl, className = '', children } = props;
  const label = moreBtnTitle ?? wordsFor(words, language).more;
  const names = more ? `${className} has-more` : className;
  return (
    <section className={names.trim() || undefined} aria-labelledby={id}>
      <BoxHead id={id} title={title} url={url} more={more === 'top' ? label : undefined} rssUrl={rssUrl} />
      {children}
      {url && more === 'bottom' ? <MoreLink url={url} label={label} title={title} className="more more-below" /> : null}
    </section>
  );
}

interface ConfiguredBoxProps extends HeadedBox {
  conf: Pick<ContentBoxProps, 'moreBtnTitle' | 'rssUrl'>;
}

/** The same as a CMS prints it that only configures what stands beside the heading: a script adds it. */
export function ConfiguredBox({ language, id, title, url, more, conf, children }: ConfiguredBoxProps): ReactNode {
  return (
    <section
      className={more && 'has-more'}
      data-widget="content-box"
      data-conf={JSON.stringify(conf)}
      data-more-label={wordsFor(words, language).more}
      data-more-place={more}
      aria-labelledby={id}
    >
      <BoxHead id={id} title={title} url={url} />
      {children}
    </section>
  );
}

/** Boxes beside each other where there is room for them, and one below the other where there is none. */
export const WrapRow = ({ children }: { children: ReactNode }): ReactNode => <div className="wrap-row">{children}</div>;
