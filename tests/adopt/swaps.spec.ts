import { isNightly } from '../../scripts/test/nightly.ts';
import { expectLivingBoxes, expectNothingHeld } from '../testing/swapped.ts';
import { hosts } from '../testing/swaps.ts';
import { test } from '../testing/test.ts';

for (const host of hosts) {
  test.describe(`on pages that ${host.name} swaps`, () => {
    test('boxes wake, each visit is counted once for its story, and Back brings living boxes', ({ page }) => expectLivingBoxes(page, host));

    // Turbo keeps pages itself: its nodes grow without our scripts, too.
    if (host.name === 'Turbo') return;
    test('nothing holds the boxes that are gone', async ({ page }) => {
      test.slow();
      await expectNothingHeld(page, host, isNightly ? 200 : 42);
    });
  });
}
