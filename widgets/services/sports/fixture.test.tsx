import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { withDialogs } from '../../shared/testing/dialogs.ts';
import { element, isLeftToBrowser, kernelOf, settle, textsOf, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { type Answer, json, serve, text, unreachable } from '../../shared/testing/server.ts';
import { SportsBox } from './box.tsx';
import { inTehran } from '../../shared/render/in-tehran.ts';
import { fixture, fixturesOf } from './example-league.ts';
import { clearHash } from './fixture-hash.ts';
import mount from './sports.tsx';
import { printedAt } from './testing/sports.tsx';
import words from './words.json' with { type: 'json' };

withDialogs();

const dialog = (): HTMLDialogElement | null => document.querySelector('dialog');

const detail = json({
  fixture: { ...fixture('en', printedAt, { id: '101', hostScore: 1, guestScore: 0 }), hostName: 'Rail', guestName: 'Palms', venue: 'Bam' },
  eventSet: [
    { team: 'Rail', kind: 'goal', minute: 11, player: 'Kaveh', result: '1–0' },
    { team: 'Palms', kind: 'red', minute: 20, player: 'Omid', result: '' },
    { team: 'Palms', kind: 'dance', player: 'Sina', result: '' },
  ],
});

async function wakeBox(partial = ''): Promise<void> {
  const box = printBox(
    <SportsBox
      language="en"
      title="League"
      league="1"
      fixtures={fixturesOf('en', printedAt)}
      action="/sports"
      fixtureUrl="/sports/fixtures/{id}"
      printedAt={inTehran(printedAt)}
      partial={partial}
    />,
  );
  box.dataset.widget = 'sports';
  await wake(mount, box, kernelOf('en'));
}

/** Waits for the dialog and its styles. */
async function arrive(): Promise<void> {
  await settle();
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.dispatchEvent(new Event('load'));
  await settle();
}

async function open(answer: Answer = detail, template?: Answer): Promise<object[]> {
  const requests = serve(answer, ...(template ? [template] : []));
  await wakeBox(template && 'fixture-details');
  const link = element('[data-fixture="101"] a');
  link.focus();
  link.click();
  await arrive();
  return requests;
}

test('a tap opens a match with its hash, and shows events on the side of their team', async () => {
  expect(await open()).toMatchObject([{ path: '/sport/fixtureDetail/101' }]);
  expect(location.hash).toBe('#fixture-101');
  expect(dialog()?.open).toBe(true);
  expect(textsOf('.of-host .fixture-player')).toEqual(['Kaveh']);
  expect(textsOf('.of-guest .fixture-player')).toEqual(['Omid', 'Sina']);
  expect(textsOf('.fixture-kind')).toEqual([words.en.goalEvent, words.en.redEvent]);
  expect(dialog()?.contains(document.activeElement)).toBe(true);
});

const detailsShown = (): Node => element('dialog .fixture-details').cloneNode(true);

test('a partial renders the same as the view', async () => {
  await open();
  const byView = detailsShown();
  element('.fixture-close').click();
  await vi.waitFor(() => expect(dialog()).toBeNull());
  const partial = readFileSync('fixtures/newsroom/content/partials/fixture-details.html', 'utf8');
  expect(await open(detail, text(partial))).toMatchObject([{ path: '/sport/fixtureDetail/101' }, { path: '/global/partials/fixture-details.html' }]);
  expect(textsOf('.fixture-player')).toEqual(['Kaveh', 'Omid', 'Sina']);
  expect(detailsShown().isEqualNode(byView)).toBe(true);
});

test('the view renders the match if the partial fails to load', async () => {
  await open(detail, json('', 404));
  expect(textsOf('.fixture-player')).toEqual(['Kaveh', 'Omid', 'Sina']);
});

test('the hash opens and closes a match, even with characters that no id has', async () => {
  const requests = serve(detail, detail);
  location.hash = '#fixture-10-2';
  await wakeBox();
  await arrive();
  expect(requests).toMatchObject([{ path: '/sport/fixtureDetail/102' }]);
  location.hash = '';
  await vi.waitFor(() => expect(dialog()).toBeNull());
});

test('closing removes the hash from a URL whose path begins with two slashes', () => {
  history.replaceState(null, '', '/.//other.example/league#fixture-101');
  clearHash();
  expect([location.pathname, location.hash]).toEqual(['//other.example/league', '']);
});

test('if the details fail to load, there is a link to the match\'s page', async () => {
  await open(unreachable);
  expect(element('dialog [role=alert] a').getAttribute('href')).toBe('/sports/fixtures/101');
});

test('the link opens the match\'s page in browsers without dialogs', async () => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  await wakeBox();
  expect(isLeftToBrowser('[data-fixture="101"] a')).toBe(true);
  expect(location.hash).toBe('');
});
