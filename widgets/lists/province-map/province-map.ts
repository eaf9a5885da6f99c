import { hasModifier } from '../../../kernel/press.ts';
import type { Mount } from '../../../kernel/types.ts';
import { reportError } from '../../shared/base/report-error.ts';
import { fetchText } from '../../shared/calls/fetch-text.ts';
import { hostMeta } from '../../shared/calls/host-meta.ts';
import { completeBox } from '../../shared/markup/complete-box.ts';
import { isEnabled, pageOf, type Province, provincesIn } from './provinces.ts';
import { mapIn, watchMap } from './watch-map.ts';

interface Answer {
  newsList: ({ url?: string | null } | null)[] | null;
}

/**
 * Fetches the news of a province. Rejects if the response is malformed. Drops items without a URL or with an unsafe
 * one. Does not use a contract: the first request needs no tap, and the schema library is too large for that.
 */
async function fetchNews({ dataset }: Province, { query = '', topicSet }: DOMStringMap): Promise<Answer> {
  // The numbers of the two sets overlap. Pages of earlier builds name the set in their query.
  const set = topicSet === 'first' && !/(^|&)set=/.test(query) ? '&set=first' : '';
  const address = `${hostMeta('call-base')}/api?topic=${dataset.topic}&size=6${set}${query && `&${query}`}`;
  const answer = JSON.parse(await fetchText(address)) as Answer;
  const given = answer.newsList ?? [];
  const newsList = given.filter(item => /^(\/|https?:)/.test(item?.url ?? ''));
  if (newsList.length > 0 || given.length === 0) return { ...answer, newsList };
  throw new Error('The news have wrong addresses');
}

/** Renders the news of a province with the partial `news`. Rejects if the news or the partial cannot be loaded. */
async function renderNews(province: Province, { dataset }: HTMLElement): Promise<DocumentFragment> {
  const config = Object.assign({}, dataset, { name: province.textContent });
  const [news, { renderTemplate }] = await Promise.all([
    fetchNews(province, dataset),
    // Loads the template code only for readers who stay at the map.
    import('../../shared/template/template.ts'),
  ]);
  return renderTemplate('news', { ...news, config, url: pageOf(province) });
}

/** Time in milliseconds that the map must be visible before a random province is chosen. */
const delayMs = 1000;

const create = (name: 'use' | 'title'): SVGElement => document.createElementNS('http://www.w3.org/2000/svg', name);

/** Creates the shape of a province, which refers to the map's file, with the province's name as tooltip. */
function drawProvince(province: Province, file: string): SVGElement {
  const form = create('use');
  const title = create('title');
  form.setAttribute('href', `${file}#${province.dataset.province}`);
  form.setAttribute('data-province', province.dataset.province ?? '');
  form.setAttribute('aria-disabled', String(!isEnabled(province)));
  title.textContent = province.textContent;
  form.append(title);
  return form;
}

const openPage = (address: string): unknown => address && open(address, '_blank', 'noopener');

/**
 * Shows the provinces on a map, and the news of the chosen one. A second tap opens the province's page. If the box
 * shows no news, the first tap opens it.
 */
const mount: Mount = (box, kernel) => {
  void completeBox(box, kernel, '[data-error][data-empty]');
  const provinces = provincesIn(box);
  const news = box.querySelector<HTMLElement>('.province-news');
  const message = box.querySelector('[role=status]');
  const shapes = box.querySelector('.province-map-shapes');
  const picture = mapIn(box);
  const forgetMap = shapes ? watchMap(box) : undefined;
  let shown = provinces.find(province => province.matches('[aria-current]'));
  /** The province requested last, or the shown one if there is no pending request. */
  let wanted = shown;

  function mark(): void {
    for (const place of box.querySelectorAll<HTMLElement | SVGElement>('[data-province]')) {
      if (place.dataset.province === wanted?.dataset.province) place.setAttribute('aria-current', 'true');
      else place.removeAttribute('aria-current');
    }
    news?.setAttribute('aria-busy', String(wanted !== shown));
  }

  /** Ends the pending request and shows a message, if there is one. */
  function settle(sentence = ''): void {
    wanted = shown;
    if (message) message.textContent = sentence;
    mark();
  }

  async function showNews(province: Province): Promise<void> {
    wanted = province;
    mark();
    try {
      const printed = await renderNews(province, box);
      if (wanted !== province) return;
      news?.replaceChildren(printed);
      shown = province;
      settle();
      kernel.scan(box);
    } catch (error) {
      if (wanted !== province) return;
      settle(box.dataset.error);
      reportError(box, error);
    }
  }

  function choose(province: Province): void {
    if (!news) openPage(pageOf(province));
    else if (province !== wanted) void showNews(province);
    else if (province === shown) openPage(news.querySelector<HTMLAnchorElement>('header a')?.href ?? pageOf(province));
  }

  function press(event: MouseEvent): void {
    const place = (event.target as Element).closest<HTMLElement | SVGElement>('[data-province]');
    const province = provinces.find(({ dataset }) => dataset.province === place?.dataset.province);
    // With a modifier key, the link is left to the browser.
    if (!province || !isEnabled(province) || hasModifier(event)) return;
    event.preventDefault();
    sight.disconnect();
    clearTimeout(timer);
    choose(province);
    const list = place?.closest('details');
    if (!list) return;
    list.open = false;
    list.querySelector('summary')?.focus();
  }

  /** Chooses a random province, unless the reader has the keyboard focus in the news. */
  function chooseAny(): void {
    const enabled = provinces.filter(isEnabled);
    const any = enabled[Math.floor(Math.random() * enabled.length)];
    if (news && any && !wanted && !news.matches(':focus-within')) choose(any);
  }

  /**
   * Draws the shapes once. Waits until the picture has loaded, because the browser would otherwise fetch the file
   * twice.
   */
  function draw(): void {
    if (shapes?.firstChild) return;
    shapes?.append(...provinces.map(province => drawProvince(province, box.getAttribute('data-map') ?? '')));
    mark();
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  // A reader who only scrolls past gets no news.
  const sight = new IntersectionObserver(records => {
    clearTimeout(timer);
    if (records[records.length - 1]?.isIntersecting) timer = setTimeout(chooseAny, delayMs);
  });
  sight.observe(box);
  box.addEventListener('click', press);
  if (picture && !picture.complete) picture.addEventListener('load', draw);
  else draw();
  mark();
  return () => {
    sight.disconnect();
    clearTimeout(timer);
    picture?.removeEventListener('load', draw);
    box.removeEventListener('click', press);
    forgetMap?.();
    settle();
  };
};

export default mount;
