import type { ReactNode } from 'react';
import { BoxHead, MoreLink } from '../../shared/render/box-head.tsx';
import { wordsFor } from '../../shared/render/words.ts';
import words from './words.json' with { type: 'json' };

interface HeadedBox {
  language: string;
  /** Id of the heading. */
  id: string;
  title: string;
  /** URL for the heading and the more link. */
  url?: string | undefined;
  /** Position of the more link. Default: no link. */
  more?: 'top' | 'bottom' | undefined;
  children: ReactNode;
}

interface ContentBoxProps extends HeadedBox {
  /** Text of the more link. Default: “More”. */
  moreBtnTitle?: string;
  rssUrl?: string;
  className?: string;
}

/** Renders a box with a head. Works without script. */
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

/** Renders a box of a CMS that configures the links of the head only in `data-conf`. A script adds them. */
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

/** Renders boxes side by side, or one below the other if there is not enough space. */
export const WrapRow = ({ children }: { children: ReactNode }): ReactNode => <div className="wrap-row">{children}</div>;
