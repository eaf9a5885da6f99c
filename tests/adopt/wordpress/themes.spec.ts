import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/build/paths.ts';
import { expect, test } from '../../testing/test.ts';

const themes = ['twentytwentyone', 'twentytwentythree', 'twentytwentyfour'];
const isThere = (theme: string): boolean => existsSync(join(root, 'var/wordpress/wp-content/themes', theme));

/** The header that asks for a theme, with what an editor has chosen in the settings. */
const withTheme = (theme: string, options: object): Record<string, string> => ({
  'x-site': JSON.stringify({ template: theme, stylesheet: theme, dakkeh_policy: 'off', ...options }),
});

const below = ['like', 'rating', 'content-box'];

for (const theme of themes.filter(isThere)) {
  test.describe(theme, () => {
    test('an article has the boxes that an editor has chosen, and no others', async ({ request }) => {
      const htmlWith = async (options: object): Promise<string> =>
        (await request.get('/news/1002/', { headers: withTheme(theme, options) })).text();
      const plain = await htmlWith({});
      for (const name of [...below, 'comments']) expect(plain).not.toContain(`data-widget="${name}"`);
      const chosen = await htmlWith({ dakkeh_places: ['like', 'rating', 'related'], dakkeh_comments: 1 });
      for (const name of [...below, 'comments', 'comment-form']) expect(chosen.split(`data-widget="${name}"`)).toHaveLength(2);
    });

    for (const width of [360, 1280]) {
      test(`an article is ${width} px wide once the plugin is active`, async ({ browser }) => {
        const context = await browser.newContext({
          viewport: { width, height: 800 },
          extraHTTPHeaders: withTheme(theme, { dakkeh_places: ['like', 'rating', 'related'], dakkeh_comments: 1 }),
        });
        const page = await context.newPage();
        await page.goto('/news/1001/');
        await expect(page.locator('[data-widget=like]')).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await context.close();
      });
    }
  });
}
