import { beforeEach, vi } from 'vitest';
import type { Kernel, Mount, Unmount } from '../../../../kernel/types.ts';
import { type MapProvince, ProvinceMapBox } from '../box.tsx';
import { mapIn } from '../watch-map.ts';
import { showPart, withScreen } from '../../../shared/testing/adverts.ts';
import { newsItem } from '../../../shared/testing/news.ts';
import { kernelOf, settle, textsOf, wake } from '../../../shared/testing/page.ts';
import { printBox } from '../../../shared/testing/render.ts';
import { type Answer, json, serve, text } from '../../../shared/testing/server.ts';

let mount: Mount;

/** Replaces `window.open`. */
export const openWindow = vi.fn<(address: string, target: string, features: string) => null>();

/** Gives every test of a file a fresh module, a spy for new windows, and a fixed random number. */
export function withFreshMap(): void {
  withScreen();
  beforeEach(async () => {
    vi.resetModules();
    ({ default: mount } = await import('../province-map.ts'));
    openWindow.mockReset();
    vi.stubGlobal('open', openWindow);
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });
}

/** Three provinces, one of them disabled. */
export const provinces: readonly MapProvince[] = [
  { slug: 'fars', name: 'فارس', topic: '93', url: '/fars' },
  { slug: 'qom', name: 'قم', topic: '110', url: '/qom', disabled: true },
  { slug: 'yazd', name: 'یزد', topic: '99', url: '/yazd' },
];

/** A shortened version of the partial. */
export const partial = text(
  '<header>{{#url}}<a href="{{url}}">{{config.name}}</a>{{/url}}</header>{{#newsList}}<p>{{title}}</p>{{/newsList}}{{^newsList}}{{config.empty}}{{/newsList}}',
);

export const newsOf = (...ids: number[]): Answer => json({ newsList: ids.map(newsItem) });

interface Woken {
  kernel: Kernel;
  unmount: Unmount;
  /** Details of each `widget:error`. */
  errors: unknown[];
}

/** Wakes a box on the screen with a loaded map, and waits until everything has settled. */
export async function wakeMap(box: HTMLElement): Promise<Woken> {
  const kernel = kernelOf();
  const errors: unknown[] = [];
  box.addEventListener('widget:error', event => errors.push((event as CustomEvent).detail));
  const unmount = await wake(mount, box, kernel);
  showPart(box);
  mapIn(box)?.dispatchEvent(new Event('load'));
  return { kernel, unmount, errors };
}

export const mountMap = (box: HTMLElement): unknown => mount(box, kernelOf());

/** Renders a box with the three provinces. */
export const printMap = (props: Partial<Parameters<typeof ProvinceMapBox>[0]> = {}): HTMLElement =>
  printBox(<ProvinceMapBox language="fa" map="/map.svg" provinces={provinces} news={[newsItem(9)]} {...props} />);

/** Taps a province on the map and waits until everything has settled. */
export async function tap(slug: string): Promise<void> {
  const form = document.querySelector(`svg [data-province=${slug}]`);
  if (!form) throw new Error(`No ${slug} on the map`);
  form.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await settle();
}

/** Returns the slugs of the active provinces on the map. */
export const active = (): (string | null)[] =>
  [...document.querySelectorAll('svg [aria-current=true]')].map(form => form.getAttribute('data-province'));

/** Returns the titles of the news and of their head. */
export const titles = (): (string | null)[] => textsOf('.province-news p, .province-news h3');

export const topicsOf = (requests: ReturnType<typeof serve>): (string | undefined)[] =>
  requests.filter(({ path }) => path === '/api').map(({ query }) => query.topic);
