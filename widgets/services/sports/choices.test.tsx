import { describe, expect, test } from 'vitest';
import { choose, element, kernelOf, print, textsOf, wake } from '../../shared/testing/page.ts';
import { json, serve } from '../../shared/testing/server.ts';
import { football, printedAt, printSports, wakeSports } from './testing/sports.tsx';
import { choicesOf, fixturesOf } from './example-league.ts';
import { parseSports } from './markup.ts';
import mount from './sports.tsx';
import words from './words.json' with { type: 'json' };

describe('a choice', () => {
  const selection = choicesOf('en');

  async function chooseIn(name: string, value: string): Promise<void> {
    element(`select[name=${name}]`).focus();
    await choose(`select[name=${name}]`, value);
  }

  test('of a week shows its matches and the table, and keeps the focus', async () => {
    const requests = serve(json({ standing: football }), json({ fixtures: [] }));
    await wakeSports({ selection, query: 'edition=en', isReloadable: false });
    await chooseIn('week', '1211');
    expect(requests.map(({ path }) => path)).toEqual(['/sport/standing/12', '/sport/fixtures/1211']);
    expect(requests.map(({ query }) => query)).toEqual([{ edition: 'en' }, { edition: 'en' }]);
    expect(textsOf('.sports-empty')).toEqual([words.en.empty]);
    expect(document.activeElement).toBe(element('select[name=week]'));
  });

  test('of a league shows its current season and week, and is requested once', async () => {
    const weeks = json({ weeks: [{ id: '77', title: 'One' }, { id: '78', title: 'Two', isCurrent: true }] });
    const seasons = json({ seasons: [{ id: '21', title: 'Past' }, { id: '22', title: 'Now', isCurrent: true }] });
    const tables = [json({ standing: football }), json({ fixtures: fixturesOf('en', printedAt) })];
    const requests = serve(weeks, seasons, ...tables, ...tables, ...tables);
    await wakeSports({ selection, isReloadable: false });
    await chooseIn('league', '2');
    expect(requests.map(({ path }) => path).sort()).toEqual([
      '/sport/fixtures/78', '/sport/seasons/2', '/sport/standing/22', '/sport/weeksProxyByLeague/2',
    ]);
    expect(element('select[name=season]')).toMatchObject({ value: '22' });
    expect(element('select[name=week]')).toMatchObject({ value: '78' });
    expect(textsOf('.sports-title')).toEqual(['Women’s volleyball']);
    requests.length = 0;
    await chooseIn('week', '77');
    await chooseIn('league', '2');
    expect(requests.map(({ path }) => path)).not.toContain('/sport/seasons/2');
  });

  test('that fails returns to the shown table', async () => {
    serve();
    await wakeSports({ selection, isReloadable: false });
    await chooseIn('week', '1211');
    expect(element('select[name=week]')).toMatchObject({ value: '1212' });
    expect(document.querySelectorAll('[data-fixture]')).toHaveLength(4);
  });

  test('before the box is awake is applied', async () => {
    const requests = serve(json({ fixtures: [] }));
    const box = printSports({ selection, standing: undefined, isReloadable: false });
    (element('select[name=week]') as HTMLSelectElement).value = '1211';
    await wake(mount, box, kernelOf('en'));
    expect(requests.map(({ path }) => path)).toEqual(['/sport/fixtures/1211']);
    expect(element('select[name=week]')).toMatchObject({ value: '1211' });
  });

  test('of a season without weeks requests no matches', async () => {
    const requests = serve(json({ weeks: [] }), json({ standing: football }));
    const seasons = [...selection.seasons, { id: '404', title: 'Next' }];
    await wakeSports({ selection: { ...selection, seasons }, isReloadable: false });
    await chooseIn('season', '404');
    expect(requests.map(({ path }) => path)).toEqual(['/sport/weeks/404', '/sport/standing/404']);
  });
});

test.each(['javascript:alert(1)', 'ftp://sport.example', 'http://['])('an invalid host is refused: %s', host => {
  const box = print(`<div data-league="1" data-host="${host}"></div>`);
  expect(() => parseSports(box)).toThrow(expect.objectContaining({ name: 'MarkupError' }));
});
