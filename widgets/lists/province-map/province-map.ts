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
 * Asks for the news of a province. Rejects where the answer has another shape; an item without an address, or with one
 * that would run as a script, is left out. No contract checks it: the first comes without a tap, and what contracts are
 * made with is too large for it.
 */
async function fetchNews({ dataset }: Province, { query = '', topicSet }: DOMStringMap): Promise<Answer> {
  // Numbers of the two sets overlap. Pages of before say it in their query.
  const set = topicSet === 'first' && !/(^|&)set=/.test(query) ? '&set=first' : '';
  const address = `${hostMeta('call-base')}/api?topic=${dataset.topic}&size=6${set}${query && `&${query}`}`;
  const answer = JSON.parse(await fetchText(address)) as Answer;
  const given = answer.newsList ?? [];
  const newsList = given.filter(item => /^(\/|https?:)/.test(item?.url ?? ''));
  if (newsList.length > 0 || given.length === 0) return { ...answer, newsList };
  throw new Error('The news have wrong addresses');
}

/** The news of a province, as the partial `news` prints them. Rejects where they or the partial cannot be had. */
async function renderNews(province: Province, { dataset }: HTMLElement): Promise<DocumentFragment> {
  const config = Object.assign({}, dataset, { name: province.textContent });
  const [news, { renderTemplate }] = await Promise.all([
    fetchNews(province, dataset),
    // Only readers who stay with the map fetch the code that fills partials in.
    import('../../shared/template/template.ts'),
  ]);
  return renderTemplate('news', { ...news, config, url: pageOf(province) });
}

/** Milliseconds in view after which a province is chosen for readers who have chosen none. */
const delayMs = 1000;

const create = (name: 'use' | 'title'): SVGElement => document.createElementNS('http://www.w3.org/2000/svg', name);

/** The form of a province, which the browser takes from the map's file, with the province's name as a tooltip. */
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
 * The provinces on a map, and the news of the one that was chosen last. Choosing it again opens its page; where the box
 * has no place for news, the first time does.
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
  /** Asked for last; the one that is shown, where no answer is under way. */
  let wanted = shown;

  function mark(): void {
    for (const place of box.querySelectorAll<HTMLElement | SVGElement>('[data-province]')) {
      if (place.dataset.province === wanted?.dataset.province) place.setAttribute('aria-current', 'true');
      else place.removeAttribute('aria-current');
    }
    news?.setAttribute('aria-busy', String(wanted !== shown));
  }

  /** Ends what is under way, with what there is to say of it. */
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
    // With a key held, a link is the browser's own.
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

  /** But not under the eyes of a reader whose keys are in the news. */
  function chooseAny(): void {
    const enabled = provinces.filter(isEnabled);
    const any = enabled[Math.floor(Math.random() * enabled.length)];
    if (news && any && !wanted && !news.matches(':focus-within')) choose(any);
  }

  /** Draws the map once: after its picture has loaded, as both would else fetch the file. */
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
