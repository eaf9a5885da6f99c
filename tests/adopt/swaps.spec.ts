import { isNightly } from '../../scripts/test/nightly.ts';
import { expectLivingBoxes, expectNothingHeld } from '../testing/swapped.ts';
import { hosts } from '../testing/swaps.ts';
import { test } from '../testing/test.ts';

for (const host of hosts) {
  test.describe(`on pages swapped by ${host.name}`, () => {
    test('boxes wake, each visit counts once for its story, and Back brings working boxes', ({ page }) => expectLivingBoxes(page, host));

    // Turbo caches pages itself, so its node count grows even without our scripts.
    if (host.name === 'Turbo') return;
    test('removed boxes leak no memory', async ({ page }) => {
      test.slow();
      await expectNothingHeld(page, host, isNightly ? 200 : 42);
    });
  });
}
