import { beforeEach, describe, expect, test, vi } from 'vitest';
import { withView } from '../../shared/testing/in-view.ts';
import { click, element, kernelOf, settle, textsOf, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { held, json, serve, text, unreachable } from '../../shared/testing/server.ts';
import { LiveEntriesBox } from './box.tsx';
import type { LiveDay } from './contract.ts';
import mount from './live-entries.ts';
import words from './words.json' with { type: 'json' };

withView(true);
beforeEach(() => {
  vi.resetModules();
});

const partial = text(
  '{{#days}}<section data-day="{{day}}"><h2>{{name}}</h2><ol>{{#entries}}<li id="entry-{{id}}" data-id="{{id}}"{{#isKey}} data-key=""{{/isKey}}><time>{{time}}</time><h3><a href="#entry-{{id}}">{{title}}</a></h3></li>{{/entries}}</ol></section>{{/days}}',
);

const entry = (id: number, isKey = false) => ({
  id: String(id),
  title: `نوشتهٔ ${id}`,
  dateTime: '2026-11-20T08:20:00+03:30',
  time: '۰۸:۲۰',
  isKey,
  paragraphs: [{ text: 'متن' }],
});
const dayOf = (day: string, ...entries: LiveDay['entries']): LiveDay => ({ day, name: `روز ${day}`, entries });
const answer = (days: LiveDay[], isOver = false) => json({ isOver, days });

function printLive(): HTMLElement {
  const first = { ...entry(11, true), url: '#entry-11' };
  const days = [dayOf('2026-11-20', entry(12), entry(11, true)), dayOf('2026-11-19', entry(10))];
  return printBox(<LiveEntriesBox language="fa" url="/live/a" source="/rest/liveEntries?coverage=9" isOver={false} keys={[first]} days={days} />);
}

const button = (): HTMLElement => element('.live-fresh button');
const said = (): string | null => element('[role=status]').textContent;
const ids = (): string[] => [...document.querySelectorAll<HTMLElement>('.live-entry, li[data-id]')].map(({ dataset }) => dataset.id ?? '');
const sentence = (count: string): string => words.fa.fresh.replace('{n}', count);

/** Advances the clock until the next request. */
async function halfAMinute(): Promise<void> {
  await vi.advanceTimersByTimeAsync(30_000);
  await settle();
}

describe('new entries', () => {
  test('are requested every half a minute, after the newest shown one', async () => {
    const requests = serve(answer([]), answer([]));
    await wake(mount, printLive(), kernelOf());
    await vi.advanceTimersByTimeAsync(29_700);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    await settle();
    expect(requests).toMatchObject([{ path: '/rest/liveEntries', query: { coverage: '9', after: '12' } }]);
    await halfAMinute();
    expect(requests).toHaveLength(2);
    expect(button().hidden).toBe(true);
    expect(said()).toBe('');
  });

  test('are counted and announced once, without moving anything', async () => {
    serve(answer([dayOf('2026-11-20', entry(13))]), partial, answer([dayOf('2026-11-20', entry(14), entry(13))]));
    await wake(mount, printLive(), kernelOf());
    const stream = element('.live-stream').innerHTML;
    await halfAMinute();
    expect(button().hidden).toBe(false);
    expect(button().textContent).toBe(sentence('۱'));
    expect(said()).toBe(sentence('۱'));
    await halfAMinute();
    expect(button().textContent).toBe(sentence('۲'));
    expect(said()).toBe(sentence('۱'));
    expect(element('.live-stream').innerHTML).toBe(stream);
  });

  test('appear under their days after a tap, with the focus on the first one', async () => {
    serve(answer([dayOf('2026-11-21', entry(15)), dayOf('2026-11-20', entry(14, true), entry(13))]), partial, answer([]));
    const kernel = kernelOf();
    await wake(mount, printLive(), kernel);
    await halfAMinute();
    await click('.live-fresh button');
    expect(ids()).toEqual(['15', '14', '13', '12', '11', '10']);
    expect(textsOf('.live-stream h2')).toEqual(['روز 2026-11-21', 'روز 2026-11-20', 'روز 2026-11-19']);
    expect(textsOf('.live-keys a')).toEqual(['۰۸:۲۰ نوشتهٔ 14', '۰۸:۲۰ نوشتهٔ 11']);
    expect(element('.live-keys a').getAttribute('href')).toBe('#entry-14');
    expect(document.activeElement).toBe(element('#entry-15 a'));
    expect(button().hidden).toBe(true);
    expect(kernel.scan).toHaveBeenCalledOnce();
  });

  test('are requested after those that were shown last', async () => {
    const requests = serve(answer([dayOf('2026-11-20', entry(13))]), partial, answer([]));
    await wake(mount, printLive(), kernelOf());
    await halfAMinute();
    await click('.live-fresh button');
    await halfAMinute();
    expect(requests.at(-1)?.query.after).toBe('13');
  });

  test('add a list of key moments to a page without one', async () => {
    serve(answer([dayOf('2026-11-20', entry(1, true))]), partial);
    const box = printBox(<LiveEntriesBox language="fa" url="/live/a" source="/rest/liveEntries?coverage=9" isOver={false} keys={[]} days={[]} />);
    await wake(mount, box, kernelOf());
    expect(element('.live-keys').hidden).toBe(true);
    await halfAMinute();
    await click('.live-fresh button');
    expect(element('.live-keys').hidden).toBe(false);
    expect(ids()).toEqual(['1']);
  });
});

describe('no request is made', () => {
  test('while the reader has paused it', async () => {
    const requests = serve(answer([]));
    await wake(mount, printLive(), kernelOf());
    expect(element('.live-pause').textContent).toBe(words.fa.pause);
    await click('.live-pause');
    expect(element('.live-pause').textContent).toBe(words.fa.resume);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(requests).toEqual([]);
    await click('.live-pause');
    await halfAMinute();
    expect(requests).toHaveLength(1);
  });

  test('after the end of the coverage', async () => {
    const requests = serve(answer([], true));
    await wake(mount, printLive(), kernelOf());
    await halfAMinute();
    expect(element('.live-state').textContent).toBe(words.fa.over);
    expect(element('.live-pause').hidden).toBe(true);
    await vi.advanceTimersByTimeAsync(900_000);
    expect(requests).toHaveLength(1);
  });
});

test('a failure shows a message and is retried after growing pauses', async () => {
  const requests = serve(unreachable, json({}, 500), answer([]));
  await wake(mount, printLive(), kernelOf());
  await halfAMinute();
  expect(said()).toBe(words.fa.failed);
  await halfAMinute();
  expect(requests).toHaveLength(1);
  await halfAMinute();
  expect(requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(120_000);
  await settle();
  expect(requests).toHaveLength(3);
  expect(said()).toBe('');
});

test('a missing template announces nothing and is requested again', async () => {
  const news = answer([dayOf('2026-11-20', entry(13))]);
  serve(news, unreachable, news, partial);
  await wake(mount, printLive(), kernelOf());
  await halfAMinute();
  expect(button().hidden).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  await settle();
  expect(button().hidden).toBe(false);
});

test('an answer after a pause or an unmount is ignored', async () => {
  const late = held(answer([dayOf('2026-11-20', entry(13))]));
  serve(late.answer, partial);
  const unmount = await wake(mount, printLive(), kernelOf());
  await halfAMinute();
  await click('.live-pause');
  late.release();
  await settle();
  expect(button().hidden).toBe(true);
  unmount();
  expect(element('.live-pause').textContent).toBe(words.fa.pause);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(vi.getTimerCount()).toBe(0);
});
