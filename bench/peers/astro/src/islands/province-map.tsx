/** @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { NewsList, type NewsListItem } from './news-list.tsx';

/** Milliseconds after which a province is chosen for readers who have chosen none. */
const delayMs = 1000;

export interface Province {
  name: string;
  label: string;
  topic: string;
  url: string;
}

export interface ProvinceMapProps {
  map: string;
  mapLabel: string;
  summary: string;
  provinces: Province[];
  emptyMessage: string;
  errorMessage: string;
}

interface Shown {
  province: Province;
  items: NewsListItem[];
}

/** The news of a province under its name. */
const ProvinceNews = ({ province, items, emptyMessage }: Shown & { emptyMessage: string }): VNode => (
  <>
    <header class="province-news-head">
      <h3>
        <a href={province.url}>{province.label}</a>
      </h3>
    </header>
    {items.length > 0 ? <NewsList items={items} /> : <p class="province-news-empty">{emptyMessage}</p>}
  </>
);

async function fetchNews({ topic }: Province): Promise<NewsListItem[]> {
  const response = await fetch(`/api?topic=${topic}&size=6`);
  return ((await response.json()) as { newsList: NewsListItem[] }).newsList;
}

/** The provinces on a map and in a list, and the news of the one that was chosen; at first those that were printed. */
export function ProvinceMap(props: ProvinceMapProps & { children?: ComponentChildren }): VNode {
  const { map, provinces, errorMessage } = props;
  const [shown, setShown] = useState<Shown | null>(null);
  const [wanted, setWanted] = useState<Province | null>(null);
  const [message, setMessage] = useState('');
  const [hasShapes, setShapes] = useState(false);

  useEffect(() => setShapes(true), []);

  useEffect(() => {
    if (wanted) return undefined;
    const any = provinces[Math.floor(Math.random() * provinces.length)];
    const timer = setTimeout(() => any && setWanted(any), delayMs);
    return () => clearTimeout(timer);
  }, [wanted, provinces]);

  useEffect(() => {
    if (!wanted) return undefined;
    let isLatest = true;
    setMessage('');
    fetchNews(wanted).then(
      items => isLatest && setShown({ province: wanted, items }),
      () => isLatest && setMessage(errorMessage),
    );
    return () => {
      isLatest = false;
    };
  }, [wanted, errorMessage]);

  function press(event: MouseEvent, province: Province): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (province === shown?.province) open(province.url, '_blank', 'noopener');
    else setWanted(province);
    const list = (event.currentTarget as Element).closest('details');
    if (list) list.open = false;
  }

  return (
    <div data-widget="province-map" class="province-map">
      <div class="province-news" aria-busy={wanted !== (shown?.province ?? null)}>
        {shown ? <ProvinceNews {...shown} emptyMessage={props.emptyMessage} /> : props.children}
      </div>
      <p class="province-map-message" role="status">
        {message}
      </p>
      <details class="province-map-list">
        <summary>{props.summary}</summary>
        <ul>
          {provinces.map(province => (
            <li key={province.name}>
              <a
                href={province.url}
                aria-current={province === wanted ? 'true' : undefined}
                onClick={event => press(event, province)}
              >
                {province.label}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <div class="province-map-drawing">
        <img src={map} width="600" height="535" alt={props.mapLabel} loading="lazy" decoding="async" />
        <svg class="province-map-shapes" viewBox="0 0 600 535" aria-hidden="true">
          {hasShapes &&
            provinces.map(province => (
              <use
                key={province.name}
                href={`${map}#${province.name}`}
                data-province={province.name}
                aria-current={province === wanted ? 'true' : undefined}
                onClick={event => press(event, province)}
              >
                <title>{province.label}</title>
              </use>
            ))}
        </svg>
      </div>
    </div>
  );
}
