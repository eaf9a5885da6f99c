import { expect, test, vi } from 'vitest';
import { withView } from '../../shared/testing/in-view.ts';
import { click, kernelOf, print, settle, textsOf, wake } from '../../shared/testing/page.ts';
import { json, serve } from '../../shared/testing/server.ts';
import { fixturesOf } from './example-league.ts';
import mount from './sports.tsx';
import { football, printedAt, printSports, reload } from './testing/sports.tsx';
import words from './words.json' with { type: 'json' };

withView(true);

test('the boxes of a page are paused and reloaded together', async () => {
  vi.setSystemTime(printedAt);
  const html = [printSports(), printSports({ isLive: true })].map(box => box.outerHTML).join('');
  const requests = serve(json({ standing: football, fixtures: fixturesOf('en', printedAt) }));
  print(html);
  for (const box of document.querySelectorAll<HTMLElement>('[data-widget=sports]')) await wake(mount, box, kernelOf('en'));
  await click('.sports-pause');
  expect(textsOf('.sports-pause')).toEqual([words.en.resume, words.en.resume]);
  await vi.advanceTimersByTimeAsync(600_000);
  await settle();
  expect(requests).toEqual([]);
  await reload();
  expect(requests.map(({ path }) => path)).toEqual(['/sport/standingAndFixtures/1', '/sport/liveFixtures']);
  await click('.sports-pause');
});
