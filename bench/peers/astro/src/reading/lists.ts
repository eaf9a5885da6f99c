import type { CarouselControlsProps } from '../islands/carousel-controls.tsx';
import type { LoadMoreProps } from '../islands/load-more.tsx';
import type { ProvinceMapProps } from '../islands/province-map.tsx';
import type { SliderControlsProps } from '../islands/slider-controls.tsx';
import type { TabsProps } from '../islands/tabs.tsx';
import type { TickerProps } from '../islands/ticker.tsx';
import { attribute, attributeOf, part, textOf } from './markup.ts';

/** Reads a ticker. */
export const tickerProps = (box: HTMLElement): TickerProps => ({
  title: textOf(box, '.ticker-title'),
  headlines: [...box.querySelectorAll('a')].map(link => ({ title: link.textContent, url: attribute(link, 'href') })),
  pauseLabel: attributeOf(box, 'button', 'data-pause'),
  resumeLabel: attributeOf(box, 'button', 'data-resume'),
});

/** Reads tabs, without what is in their panels. */
export const tabsProps = (box: HTMLElement): TabsProps => ({
  headingId: part(box, 'h2').id,
  title: textOf(box, 'h2'),
  tabs: [...box.querySelectorAll<HTMLElement>('.tab-panel')].map(({ id, dataset }) => ({
    id,
    title: dataset.title ?? '',
  })),
});

/** Reads the buttons of a slider, and from the slides around them how each is called. */
export const controlsProps = (controls: HTMLElement): SliderControlsProps => ({
  previousLabel: attributeOf(controls, '.slider-previous', 'aria-label'),
  nextLabel: attributeOf(controls, '.slider-next', 'aria-label'),
  positions: [...(controls.closest('.slider')?.querySelectorAll('.slider-item') ?? [])].map(slide =>
    attribute(slide, 'aria-label'),
  ),
});

/** Reads the buttons of a carousel. */
export const carouselProps = (controls: HTMLElement): CarouselControlsProps => ({
  previousLabel: attributeOf(controls, 'button:first-child', 'aria-label'),
  nextLabel: attributeOf(controls, 'button:last-child', 'aria-label'),
});

/** Reads the form below a list, and from the list around it where it goes on. */
export function loadMoreProps(form: HTMLElement): LoadMoreProps {
  const box = form.closest<HTMLElement>('.load-more');
  const { conf = '{}', from, end = '', error = '' } = box?.dataset ?? {};
  const { id, seqKey, items } = JSON.parse(conf) as { id: string; seqKey: string; items: number };
  return {
    place: id,
    seqKey,
    size: items,
    from: Number(from) + (box?.querySelectorAll('.news-item').length ?? 0),
    nextFrom: attributeOf(form, '[name=from]', 'value'),
    label: textOf(form, 'button'),
    endMessage: end,
    errorMessage: error,
  };
}

/** Reads a map, without the news that are printed beside it. */
export const provinceMapProps = (box: HTMLElement): ProvinceMapProps => ({
  map: box.dataset.map ?? '',
  mapLabel: attributeOf(box, '.province-map-drawing img', 'alt'),
  summary: textOf(box, 'summary'),
  provinces: [...box.querySelectorAll<HTMLElement>('a[data-province]')].map(link => ({
    name: link.dataset.province ?? '',
    label: link.textContent,
    topic: link.dataset.topic ?? '',
    url: attribute(link, 'href'),
  })),
  emptyMessage: box.dataset.empty ?? '',
  errorMessage: box.dataset.error ?? '',
});
