import type { ReactNode } from 'react';
import { printed } from '../../shared/render/table.ts';
import { NewsList, type NewsListItem } from '../../shared/news-list/news-list.tsx';
import { isRightToLeft, wordsFor } from '../../shared/render/words.ts';
import { provincesOfIran, type TopicSet } from './rendered-provinces.ts';
import { sentences } from './table.ts';
import words from './words.json' with { type: 'json' };

/** A province on a page's map. */
export interface MapProvince {
  /** Id of its path in the map. */
  slug: string;
  name: string;
  /** Id of the topic of its news. */
  topic: string;
  /** URL of its page, if it has one. */
  url?: string;
  /** True if it is shown but cannot be chosen. */
  disabled?: boolean;
}

interface ProvinceMapBoxProps {
  language: string;
  /** URL of the map: an SVG image of 600 × 535, with the slugs as ids of its paths. */
  map: string;
  /** Set of topic ids for the calls. Not used for provinces of the page, which have their own ids. */
  topicSet?: TopicSet;
  /** Provinces of the page, instead of the built-in ones. */
  provinces?: readonly MapProvince[];
  /** Returns the URL of a built-in province's page. Without it, there are no such pages. */
  urlOf?: (slug: string) => string;
  /** Additional parameters of the call. */
  query?: Readonly<Record<string, string>>;
  /** News to show until a province is chosen, and without script. Without it, the box shows no news. */
  news?: readonly NewsListItem[];
}

/** Returns the provinces of Iran in the language's order, with the topic ids of a set. */
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

/**
 * Renders news of all provinces, in the same markup as the partial `news`, but only with the parts that are shown next
 * to a map.
 */
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

/** Renders the map of the provinces, their list and, optionally, their news. */
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
