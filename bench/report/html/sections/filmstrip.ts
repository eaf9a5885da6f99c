import type { PageLoad, Summary } from '../../../results/summary.ts';
import { formatTick } from '../../../results/figures.ts';
import { linearAxis } from '../charts/axis.ts';
import { foreign, shorten } from '../text.ts';
import { html, type Markup } from '../html.ts';
import { wide } from '../table.ts';
import { byPage, type Section } from './section.ts';

/** How many pictures a page is told in, about. */
const columns = 10;

interface Shot {
  at: number;
  image: string | undefined;
  columns: number;
}

/** Anything but a picture within the file itself is left out: the report asks nobody for anything. */
const isPicture = (image: string): boolean => /^data:image\//.test(image);

/** What was on screen at each of these times; the same picture is told once. */
function shotsOf({ frames }: PageLoad, times: readonly number[]): Shot[] {
  const shots: Shot[] = [];
  for (const at of times) {
    const image = frames.findLast(frame => frame.at <= at && isPicture(frame.image))?.image;
    const last = shots.at(-1);
    if (last && last.image === image) last.columns += 1;
    else shots.push({ at, image, columns: 1 });
  }
  return shots;
}

const shown = ({ at, image, columns: span }: Shot, { page, arm }: PageLoad): Markup => html`
<td${span > 1 && html` colspan="${span}"`}>${image === undefined ? 'nothing yet' : html`<img src="${image}" alt="${shorten(page, 60)}, ${shorten(arm, 40)}, at ${formatTick(at, 'ms')}">`}</td>`;

function page([name, loads]: [string, PageLoad[]]): Markup {
  const moments = loads.flatMap(({ frames }) => frames.map(({ at }) => at));
  const { ticks } = linearAxis([0, ...moments], columns);
  const first = ticks.findLastIndex(tick => tick <= Math.min(...moments));
  const times = ticks.slice(Math.max(first, 0));
  return wide(`Pictures of ${name}`, html`<table class="filmstrip"><caption>${foreign(name, 80)}</caption>
<thead><tr><th scope="col">Arm</th>${times.map(time => html`<th scope="col">${formatTick(time, 'ms')}</th>`)}</tr></thead>
<tbody>${loads.map(load => html`
<tr><th scope="row">${foreign(load.arm, 40)}</th>${shotsOf(load, times).map(shot => shown(shot, load))}</tr>`)}</tbody></table>`);
}

function render({ stories }: Summary): Markup | undefined {
  const filmed = stories.filter(({ frames }) => frames.length > 0);
  if (filmed.length === 0) return undefined;
  return html`<p>What was on screen when, on one clock; a picture stands until the next one.</p>${byPage(filmed).map(page)}`;
}

export const filmstripSection: Section = { id: 'filmstrip', title: 'Filmstrip', render };
