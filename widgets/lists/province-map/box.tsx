import type { ReactNode } from 'react';
import { printed } from '../../shared/render/table.ts';
import { NewsList, type NewsListItem } from '../../shared/news-list/news-list.tsx';
import { isRightToLeft, wordsFor } from '../../shared/render/words.ts';
import { provincesOfIran, type TopicSet } from './rendered-provinces.ts';
import { sentences } from './table.ts';
import words from './words.json' with { type: 'json' };

/** A province as a page has it on its map. */
export interface MapProvince {
  /** Id of its path on the map. */
  slug: string;
  name: string;
  /** Id of the topic that its news are of. */
  topic: string;
  /** Address of its own page, where it has one. */
  url?: string;
  /** It can be seen, and not chosen. */
  disabled?: boolean;
}

interface ProvinceMapBoxProps {
  language: string;
  /** Address of the map: an SVG image of 600 by 535, whose paths have the slugs as their ids. */
  map: string;
  /** Set of topic ids for the calls. Provinces of the page have ids of their own. */
  topicSet?: TopicSet;
  /** The page's own, in the place of the built-in ones. */
  provinces?: readonly MapProvince[];
  /** Address of a built-in province's page; without it they have none. */
  urlOf?: (slug: string) => string;
  /** Parameters of the call beside the topic and the size. */
  query?: Readonly<Record<string, string>>;
  /** Content until a province is chosen, and without a script. Without it, the box has no place for news. */
  news?: readonly NewsListItem[];
}

/** The provinces of Iran in a language's order, with the topic ids of a set. */
function builtIn(language: string, topicSet: TopicSet, urlOf?: (slug: string) => string): MapProvince[] {
  return provincesOfIran
    .map(({ slug, name, english, [topicSet]: topic }) => ({
      slug,
      topic,
      name: isRightToLeft(language) ? name : english,
      ...(urlOf && { url: urlOf(slug) }),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
}

function ProvinceName({ province, hasNews }: { province: MapProvince; hasNews: boolean }): ReactNode {
  const { slug, name, topic, url, disabled = false } = province;
  const marks = { 'data-province': slug, 'data-topic': topic };
  if (url === undefined || disabled) {
    return (
      <button type="button" disabled={disabled} {...marks}>
        {name}
      </button>
    );
  }
  return (
    <a href={url} target={hasNews ? undefined : '_blank'} rel={hasNews ? undefined : 'noopener'} {...marks}>
      {name}
    </a>
  );
}

/** As the partial `news` prints it for a province, but for what is not shown beside a map; this is of all. */
function ProvinceNews({ title, items }: { title: string; items: readonly NewsListItem[] }): ReactNode {
  return (
    <div className="province-news">
      <header className="province-news-head">
        <h3>{title}</h3>
      </header>
      {items.length > 0 ? <NewsList items={items} isTimeline /> : null}
    </div>
  );
}

/** The map of the provinces, their list and, if wanted, their news, as the server prints them. */
export function ProvinceMapBox(props: ProvinceMapBoxProps): ReactNode {
  const { language, map, topicSet = 'second', news } = props;
  const { provinces = builtIn(language, topicSet, props.urlOf) } = props;
  const { map: alt, list, latest } = wordsFor(words, language);
  const query = new URLSearchParams(props.query).toString();
  return (
    <div
      className="province-map"
      data-widget="province-map"
      data-pack="front"
      data-map={map}
      data-topic-set={topicSet}
      data-query={query || undefined}
      {...printed(sentences, language)}
    >
      {news ? <ProvinceNews title={latest} items={news} /> : null}
      <p className="province-map-message" role="status" />
      <details className="province-map-list">
        <summary>{list}</summary>
        <ul>
          {provinces.map(province => (
            <li key={province.slug}>
              <ProvinceName province={province} hasNews={news !== undefined} />
            </li>
          ))}
        </ul>
      </details>
      <div className="province-map-drawing">
        <img src={map} width="600" height="535" alt={alt} loading="lazy" decoding="async" />
        <svg className="province-map-shapes" viewBox="0 0 600 535" aria-hidden="true" />
      </div>
    </div>
  );
}
