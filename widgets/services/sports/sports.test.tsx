import { beforeEach, describe, expect, test, vi } from 'vitest';
import { withView } from '../../shared/testing/in-view.ts';
import { element, kernelOf, print, settle, showPage, textsOf, wake } from '../../shared/testing/page.ts';
import { football, printedAt, reload, wakeSports as wakeBox } from './testing/sports.tsx';
import { type Answer, json, serve, text, unreachable } from '../../shared/testing/server.ts';
import { fixture, fixturesOf } from './example-league.ts';
import { parseSports } from './markup.ts';
import mount from './sports.tsx';
import words from './words.json' with { type: 'json' };

/** Makes the box visible or hidden. */
const observe = withView(true);
let isOnline: boolean;

beforeEach(() => {
  vi.setSystemTime(printedAt);
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

const [finished, live] = fixturesOf('en', printedAt);
const [host, guest] = ['Tehran Print and Paper', 'Harbour Lanterns'];

/** A response in which the live match has changed. */
const now = (changes: object): Answer =>
  json({ standing: football, fixtures: [finished, { ...live, ...changes }] });

/** Returns a name as it is announced, in isolation characters. */
const apart = (name: string): string => `\u2068${name}\u2069`;

const scores = (): (string | null)[] => textsOf('[data-fixture="102"] b');
const said = (): string => element('[role=status]').textContent;
const age = (): string => element('.sports-age').textContent;

/** Advances the clock by some seconds and waits for the effects. */
async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  await settle();
}

describe('a box with live matches', () => {
  test('reloads after 30 seconds and announces a goal once', async () => {
    const requests = serve(now({ hostScore: 1 }), now({ hostScore: 1, minute: 68 }));
    await wakeBox();
    expect(said()).toBe('');
    await pass(29);
    expect(requests).toEqual([]);
    await pass(1);
    expect(requests.map(({ path }) => path)).toEqual(['/sport/standingAndFixtures/1']);
    expect(scores()).toEqual(['1', '0']);
    expect(said()).toBe(`Goal for ${apart(host)}: ${apart(host)} 1 – 0 ${apart(guest)}`);
    await pass(31);
    expect(requests).toHaveLength(2);
    expect(said()).toBe('');
  });

  test('announces a set if there are no minutes, and the end of a match', async () => {
    const set = { ...live, minute: null, period: 'Set 1: 24–20', guestScore: 0 };
    serve(now({ ...set, guestScore: 1, period: 'Set 2: 0–0' }), now({ ...set, guestScore: 1, status: 'finished', period: '' }));
    await wakeBox({ fixtures: [fixture('en', printedAt, set)] });
    await pass(31);
    expect(said()).toBe(`Set to ${apart(guest)}: ${apart(host)} 0 – 1 ${apart(guest)}`);
    await pass(31);
    expect(said()).toBe(`Final score: ${apart(host)} 0 – 1 ${apart(guest)}`);
  });

  test('does not announce a corrected score', async () => {
    serve(now({ hostScore: 0 }));
    await wakeBox({ fixtures: [fixture('en', printedAt, { ...live, hostScore: 1 })] });
    await pass(31);
    expect(scores()).toEqual(['0', '0']);
    expect(said()).toBe('');
  });

  test('reloads every five minutes once all matches are over', async () => {
    const requests = serve(now({ status: 'finished' }), now({ status: 'finished' }));
    await wakeBox({ fixtures: [fixture('en', printedAt, { ...live })] });
    await pass(31);
    await pass(298);
    expect(requests).toHaveLength(1);
    await pass(2);
    expect(requests).toHaveLength(2);
  });

  test.each(['2026-11-27T15:00:00Z', '2026-11-27T16:12:00Z', '2020-01-01T00:00:00Z'])(
    'is asked for every 30 seconds by a phone whose clock says %s, and says the server’s time',
    async clock => {
      vi.setSystemTime(new Date(clock));
      const date = 'Fri, 27 Nov 2026 15:13:00 GMT';
      const answer = (): Promise<Response> =>
        Promise.resolve(new Response(JSON.stringify({ standing: football, fixtures: [live] }), { headers: { date } }));
      const requests = serve(answer, answer, answer);
      await wakeBox({ fixtures: [fixture('en', printedAt, { matchDate: '2026-11-27T18:43:00+03:30' })] });
      await pass(30);
      const first = requests.length;
      expect(first).toBeGreaterThan(0);
      expect(age()).toContain('18:43');
      await pass(29);
      expect(requests).toHaveLength(first);
      await pass(1);
      expect(requests).toHaveLength(first + 1);
    },
  );

  test('reloads even if it is empty', async () => {
    const requests = serve(json({ fixtures: [live] }));
    await wakeBox({ isLive: true, fixtures: [] });
    await pass(30);
    expect(requests.map(({ path }) => path)).toEqual(['/sport/liveFixtures']);
    expect(document.querySelectorAll('[data-fixture]')).toHaveLength(1);
  });

  test('has a button that pauses it', async () => {
    const requests = serve(now({}));
    await wakeBox();
    element('.sports-pause').click();
    await pass(120);
    expect(requests).toEqual([]);
    expect(textsOf('.sports-pause')).toEqual([words.en.resume]);
    element('.sports-pause').click();
    await pass(1);
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['it is out of view', () => observe(false), () => observe(true)],
    ['the page is hidden', () => showPage(false), () => showPage(true)],
    ['the phone is offline', () => goOnline(false), () => goOnline(true)],
  ])('does not reload while %s, and reloads at once afterwards', async (_, rest, goOn) => {
    const requests = serve(now({ guestScore: 2 }));
    await wakeBox();
    rest();
    await pass(600);
    expect(requests).toEqual([]);
    goOn();
    await settle();
    expect(scores()).toEqual(['0', '2']);
  });

  test('doubles the pause after each failure, up to five minutes', async () => {
    const requests = serve();
    await wakeBox();
    const counts: number[] = [];
    for (const seconds of [31, 61, 121, 241, 301, 301]) {
      await pass(seconds);
      counts.push(requests.length);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
    expect(scores()).toEqual(['0', '0']);
  });

  test('never reloads if the markup says so, and has no button', async () => {
    const requests = serve(now({}));
    await wakeBox({ isReloadable: false });
    await pass(3600);
    expect(requests).toEqual([]);
    expect(document.querySelectorAll('.sports-choice button')).toHaveLength(0);
  });
});

function goOnline(online: boolean): void {
  isOnline = online;
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

describe('a reload that fails', () => {
  test.each<[string, Answer, string]>([
    ['for want of a network', unreachable, words.en.unreachable],
    ['because it is refused', json({ error: '' }, 404), words.en.refused],
    ['because the answer is HTML', text('<table><tr><td>1</td></tr></table>'), words.en.malformed],
    ['because the table has no entries', json({ standing: {}, fixtures: {} }), words.en.malformed],
  ])('%s keeps the table, and shows its age and the reason', async (_, answer, sentence) => {
    serve(answer, now({}));
    await wakeBox();
    await reload();
    expect(age()).toBe(sentence.replace('{time}', '18:42'));
    expect(element('.sports-age').getAttribute('role')).toBe('alert');
    expect(document.querySelectorAll('tbody tr')).toHaveLength(6);
    expect(said()).toBe('');
    await reload();
    expect(age()).toMatch(/^As of /);
  });

  test('of one part updates only that, and keeps the age of the other', async () => {
    serve(json({ standing: null, fixtures: [] }));
    await wakeBox();
    await reload();
    expect(document.querySelectorAll('tbody tr')).toHaveLength(6);
    expect(document.querySelectorAll('.sports-match')).toHaveLength(0);
    expect(age()).toContain('18:42');
  });

  test('after a long time also shows the day', async () => {
    serve(unreachable);
    await wakeBox({ printedAt: '2026-11-25T18:42:00+03:30' });
    await settle();
    expect(age()).toContain('Wednesday, November 25 18:42');
  });
});

describe('a box without rendered data', () => {
  const answers: Readonly<Record<string, object>> = {
    '/sport/leagues': { leagues: [{ id: '7', title: 'Palms', sport: 'football' }] },
    '/sport/seasons/7': { seasons: [{ id: '71', title: 'Past' }, { id: '72', title: 'Now', isCurrent: true }] },
    '/sport/weeksProxyByLeague/7': { weeks: [{ id: '721', title: 'One' }, { id: '722', title: 'Two', isCurrent: true }] },
    '/sport/standing/72': { standing: football },
    '/sport/standingProxyByLeague/7': { standing: football },
    '/sport/fixtures/721': { fixtures: fixturesOf('en', printedAt) },
  };

  /** Paths of its requests, and the choices that it shows. */
  async function fill(attributes: string): Promise<[paths: string[], chosen: string[]]> {
    const paths: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      paths.push(path);
      return Promise.resolve(new Response(JSON.stringify(answers[path] ?? {}), { status: answers[path] ? 200 : 404 }));
    });
    await wake(mount, print(`<div data-table-label="{name}" ${attributes}></div>`), kernelOf('fa'));
    const chosen = [...document.querySelectorAll('select')].map(({ name, value }) => `${name} ${value}`);
    return [paths.filter(path => /standing|fixtures/.test(path)), chosen];
  }

  test('loads the table up to the number of rows, and the choices', async () => {
    const [paths, chosen] = await fill('data-league="7" data-show="standing" data-standing-count="2"');
    expect(paths).toEqual(['/sport/standing/72']);
    expect(textsOf('tbody .sports-points')).toEqual(['۲۷', '۲۵']);
    expect(chosen).toEqual(['league 7', 'season 72', 'week 722']);
    expect(textsOf('.sports-title')).toEqual(['Palms']);
  });

  test('shows its week even without a season', async () => {
    const [paths, chosen] = await fill('data-league="7" data-week="721"');
    expect(paths).toEqual(['/sport/standing/72', '/sport/fixtures/721']);
    expect(chosen).toEqual(['league 7', 'season 72', 'week 721']);
    expect(document.querySelectorAll('[data-fixture]')).toHaveLength(4);
  });

  test('shows only its own week, even if that is in no list', async () => {
    const [paths, chosen] = await fill('data-league="7" data-week="999"');
    expect(paths).toEqual(['/sport/standingProxyByLeague/7', '/sport/fixtures/999']);
    expect(chosen).toEqual(['league 7', 'season ', 'week 999']);
    expect(textsOf('select[name=week] :checked')).toEqual(['']);
    expect(element('select[name=week]').children.length).toBeGreaterThan(1);
    expect(document.querySelectorAll('[data-fixture]')).toHaveLength(0);
  });

  test.each([
    ['https://sport.example/', 'https://sport.example'],
    ['sport.example', '//sport.example'],
    ['x', '//x'],
    ['localhost:8080/v1/', '//localhost:8080/v1'],
    ['/stand-in', '/stand-in'],
  ])('sends requests to the host %s', async (host, asked) => {
    const fetched = vi.fn((_: string) => new Promise<Response>(() => {}));
    vi.stubGlobal('fetch', fetched);
    await wake(mount, print(`<div data-show="live" data-host="${host}"></div>`), kernelOf());
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([`${asked}/sport/liveFixtures`]);
  });
});

test('an abandoned match shows its score and the server\'s note', async () => {
  await wakeBox({ fixtures: [fixture('en', printedAt, { ...live, status: 'abandoned', minute: null, period: 'Abandoned', hostScore: 2, guestScore: 1 })] });
  expect(textsOf('.sports-match b')).toEqual(['2', '1']);
  expect(textsOf('.sports-match time:not(.visually-hidden)')).toEqual([]);
  expect(textsOf('.sports-state')).toEqual(['Abandoned']);
});

test('tables are requested with cache revalidation', async () => {
  const asked = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', asked);
  await wakeBox();
  await reload();
  expect(asked).toHaveBeenCalledWith('/sport/standingAndFixtures/1', expect.objectContaining({ cache: 'no-cache' }));
});

test('a table of another CMS is read by its headings, in any digits', async () => {
  const box = print(`<div data-league="7" data-show="standing" data-team-label="Team" data-points-label="Pts|Points"><table>
    <thead><tr><th data-column="team">Club</th><th data-column="points" title="Points won">Won</th></tr></thead>
    <tbody><tr><th> Bam Palms </th><td>۱,۰۲۴</td></tr><tr><th>Rail</th><td>-3</td></tr></tbody></table></div>`);
  expect(parseSports(box).standing?.entries).toMatchObject([
    { team: { name: 'Bam Palms' }, points: 1024 },
    { team: { name: 'Rail' }, points: -3 },
  ]);
  serve();
  await wake(mount, box, kernelOf('en'));
  expect(textsOf('tbody .sports-points')).toEqual(['1,024', '\u200e−3']);
  // A missing number is not zero.
  expect(textsOf('tbody :is(th, td)')).toEqual(['Bam Palms', '1,024', 'Rail', '\u200e−3']);
  expect(textsOf('thead th')).toEqual(['Club', 'Won']);
  expect(element('thead [data-column=points]').title).toBe('Points won');
});
