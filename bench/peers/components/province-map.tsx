'use client';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { NewsListItem } from '../../../widgets/shared/news-list/news-list.tsx';
import type { readProvinceMap } from '../reading/lists.ts';
import { read } from './state/requests.ts';
import { NewsList } from './news-list.tsx';

type ProvinceMapProps = ReturnType<typeof readProvinceMap>;
type Province = ProvinceMapProps['provinces'][number];

/** Delay in milliseconds before a map in view selects a province for readers without a choice. */
const delayMs = 1000;

/** The provinces on a map, and the news of the one that was chosen; at first, as children, those that were printed. */
export function ProvinceMap(props: ProvinceMapProps & { children?: ReactNode }): ReactNode {
  const { provinces, file, errorMessage } = props;
  const [wanted, setWanted] = useState<Province | null>(null);
  const [shown, setShown] = useState<{ province: Province; news: NewsListItem[] } | null>(null);
  const [message, setMessage] = useState('');
  const [isAwake, setAwake] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDetailsElement>(null);

  function press(event: MouseEvent, province: Province): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (details.current) details.current.open = false;
    setMessage('');
    if (shown?.province.slug === province.slug) open(province.address, '_blank', 'noopener');
    // A copy: one that could not be had is asked for again.
    else setWanted({ ...province });
  }

  useEffect(() => {
    setAwake(true);
    const sight = new IntersectionObserver(entries => setSeen(entries.some(({ isIntersecting }) => isIntersecting)));
    if (box.current) sight.observe(box.current);
    return () => sight.disconnect();
  }, []);

  useEffect(() => {
    if (!isSeen || wanted) return undefined;
    const timer = setTimeout(() => {
      setWanted(provinces[Math.floor(Math.random() * provinces.length)] ?? null);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [isSeen, wanted, provinces]);

  useEffect(() => {
    if (!wanted) return undefined;
    let isCurrent = true;
    read('/api', { topic: wanted.topic, size: '6' }).then(
      answer => {
        if (!isCurrent) return;
        setShown({ province: wanted, news: (answer as { newsList: NewsListItem[] }).newsList });
        setMessage('');
      },
      () => {
        if (isCurrent) setMessage(errorMessage);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, errorMessage]);

  const mark = ({ slug }: Province): true | undefined => slug === wanted?.slug || undefined;
  return (
    <div data-widget="province-map" className="province-map" ref={box}>
      <div className="province-news" aria-busy={wanted !== (shown?.province ?? null) && !message}>
        {shown ? <ProvinceNews {...shown} emptyMessage={props.emptyMessage} /> : props.children}
      </div>
      <p role="status" className="province-map-message">
        {message || null}
      </p>
      <details className="province-map-list" ref={details}>
        <summary>{props.listLabel}</summary>
        <ul>
          {provinces.map(province => (
            <li key={province.slug}>
              <a
                href={province.address}
                data-province={province.slug}
                data-topic={province.topic}
                aria-current={mark(province)}
                onClick={event => press(event, province)}
              >
                {province.name}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <div className="province-map-drawing">
        <img src={file} width="600" height="535" alt={props.imageLabel} loading="lazy" decoding="async" />
        <svg viewBox="0 0 600 535" aria-hidden className="province-map-shapes">
          {isAwake
            ? provinces.map(province => (
                <use
                  key={province.slug}
                  href={`${file}#${province.slug}`}
                  data-province={province.slug}
                  aria-current={mark(province)}
                  onClick={event => press(event, province)}
                >
                  <title>{province.name}</title>
                </use>
              ))
            : null}
        </svg>
      </div>
    </div>
  );
}

interface ProvinceNewsProps {
  province: Province;
  news: NewsListItem[];
  emptyMessage: string;
}

const ProvinceNews = ({ province, news, emptyMessage }: ProvinceNewsProps): ReactNode => (
  <>
    <header className="province-news-head">
      <h3>
        <a href={province.address}>{province.name}</a>
      </h3>
    </header>
    {news.length > 0 ? (
      <NewsList items={news} />
    ) : (
      <p className="province-news-empty">{emptyMessage}</p>
    )}
  </>
);
