import type { ReactNode } from 'react';
import { textOf } from '../../../../widgets/shared/markup/parse.ts';
import { CarouselControls } from '../boxes/carousel-controls.tsx';
import { LoadMore } from '../boxes/load-more.tsx';
import { ProvinceMap } from '../boxes/province-map.tsx';
import { SliderControls } from '../boxes/slider-controls.tsx';
import { Tabs } from '../boxes/tabs.tsx';
import { Ticker } from '../boxes/ticker.tsx';
import { attributesOf, together } from './to-react.ts';

/** What is in an element, as React's. */
type Inside = (element: Element) => ReactNode[];

const all = (box: Element, selector: string): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(selector)];

const contentOf = (box: Element, selector: string, inside: Inside): ReactNode =>
  together(all(box, selector).slice(0, 1).flatMap(inside));

const attribute = (box: Element, selector: string, name: string): string =>
  box.querySelector(selector)?.getAttribute(name) ?? '';

const tickerOf = (box: HTMLElement): ReactNode => (
  <Ticker
    attributes={attributesOf(box)}
    title={textOf(box, 'h2')}
    items={all(box, 'li a').map(link => ({ address: link.getAttribute('href') ?? '', text: link.textContent }))}
    pauseLabel={attribute(box, 'button', 'data-pause')}
    resumeLabel={attribute(box, 'button', 'data-resume')}
  />
);

const tabsOf = (box: HTMLElement, inside: Inside): ReactNode => (
  <Tabs
    attributes={attributesOf(box)}
    head={<header className="shelf-head">{contentOf(box, '.shelf-head', inside)}</header>}
    tabs={all(box, '.tab-panel').map(panel => ({
      id: panel.id,
      title: panel.dataset.title ?? '',
      panel: together(inside(panel)),
    }))}
  />
);

function loadMoreOf(box: HTMLElement, inside: Inside): ReactNode {
  const { id, items, seqKey } = JSON.parse(box.dataset.conf ?? '{}') as { id: string; items: number; seqKey: string };
  return (
    <LoadMore
      attributes={attributesOf(box)}
      items={contentOf(box, '.news-list', inside)}
      ids={all(box, '.news-item').map(({ dataset }) => dataset.id ?? '')}
      place={id}
      size={items}
      seqKey={seqKey}
      buttonLabel={textOf(box, 'form button')}
      endMessage={box.dataset.end ?? ''}
      errorMessage={box.dataset.error ?? ''}
    />
  );
}

const provinceMapOf = (box: HTMLElement, inside: Inside): ReactNode => (
  <ProvinceMap
    attributes={attributesOf(box)}
    provinces={all(box, 'a[data-province]').map(link => ({
      slug: link.dataset.province ?? '',
      topic: link.dataset.topic ?? '',
      name: link.textContent,
      address: link.getAttribute('href') ?? '',
    }))}
    file={box.dataset.map ?? ''}
    imageLabel={attribute(box, 'img', 'alt')}
    listLabel={textOf(box, 'summary')}
    printedNews={contentOf(box, '.province-news', inside)}
    emptyMessage={box.dataset.empty ?? ''}
    errorMessage={box.dataset.error ?? ''}
  />
);

const carouselControlsOf = (controls: HTMLElement): ReactNode => (
  <CarouselControls
    previous={attribute(controls, 'button', 'aria-label')}
    next={attribute(controls, 'button:last-child', 'aria-label')}
  />
);

const sliderControlsOf = (controls: HTMLElement): ReactNode => (
  <SliderControls
    previous={attribute(controls, '.slider-previous', 'aria-label')}
    next={attribute(controls, '.slider-next', 'aria-label')}
    labels={all(controls.closest('.slider') ?? controls, '.slider-item').map(
      slide => slide.getAttribute('aria-label') ?? '',
    )}
  />
);

/** The boxes of lists, by what they match. */
export const lists = {
  '.ticker': tickerOf,
  '.tabs': tabsOf,
  '.load-more': loadMoreOf,
  '.province-map': provinceMapOf,
  '.carousel-controls': carouselControlsOf,
  '.slider-steering': sliderControlsOf,
};
