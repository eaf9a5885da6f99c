import { SportsBox } from '../box.tsx';
import { entriesOf, fixturesOf, printedAt } from '../example-league.ts';
import mount from '../sports.tsx';
import { click, kernelOf, wake } from '../../../shared/testing/page.ts';
import { printBox } from '../../../shared/testing/render.ts';

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
      fixtures={fixturesOf('en')}
      action="/sports"
      fixtureUrl="/sports/fixtures/{id}"
      isReloadable
      printedAt={printedAt}
      {...changes}
    />,
  );

/** The same, awake. */
export const wakeSports = (changes: Partial<Parameters<typeof SportsBox>[0]> = {}) =>
  wake(mount, printSports(changes), kernelOf('en'));

/** Presses the button that asks again. */
export const reload = (): Promise<void> => click('.sports-reload');
