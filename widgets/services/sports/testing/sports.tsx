import { SportsBox } from '../box.tsx';
import { inTehran } from '../../../shared/render/in-tehran.ts';
import { entriesOf, fixturesOf } from '../example-league.ts';
import mount from '../sports.tsx';
import { click, kernelOf, wake } from '../../../shared/testing/page.ts';
import { printBox } from '../../../shared/testing/render.ts';

/** When the boxes of the tests are printed: beside matches that are being played. */
export const printedAt = Date.parse('2026-11-27T18:42:00+03:30');

/** The table of the examples. */
export const football = { sport: 'football', entries: entriesOf('en') };

/** A box of a league in English, printed with its table and its matches. */
export const printSports = (changes: Partial<Parameters<typeof SportsBox>[0]> = {}): HTMLElement =>
  printBox(
    <SportsBox
      language="en"
      title="League"
      league="1"
      standing={football}
      fixtures={fixturesOf('en', printedAt)}
      action="/sports"
      fixtureUrl="/sports/fixtures/{id}"
      isReloadable
      printedAt={inTehran(printedAt)}
      {...changes}
    />,
  );

/** The same, awake. */
export const wakeSports = (changes: Partial<Parameters<typeof SportsBox>[0]> = {}) =>
  wake(mount, printSports(changes), kernelOf('en'));

/** Presses the button that asks again. */
export const reload = (): Promise<void> => click('.sports-reload');
