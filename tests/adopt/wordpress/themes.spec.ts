import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/build/paths.ts';
import { manifest } from '../../testing/by-hand.ts';
import { changesBy } from '../../testing/frameworks.ts';
import { inBoxes } from '../../testing/host-page.ts';
import { looksOf } from '../../testing/looks.ts';
import { printedBelow, printedExamples } from '../../testing/printed-examples.ts';
import { expect, test } from '../../testing/test.ts';

const themes = ['twentytwentyone', 'twentytwentythree', 'twentytwentyfour'];
const isThere = (theme: string): boolean => existsSync(join(root, 'var/wordpress/wp-content/themes', theme));

/** Properties that themes change without a visible effect: in invisible boxes, or inherited by links. */
const unseen =
  /tap-highlight|vertical-align|cursor|smoothing|text-r|^max-|tab-size|^clear$|text-align|e-offset|skip-ink/;

/** Returns the header that selects a theme, with an editor's settings. */
const withTheme = (theme: string, options: object): Record<string, string> => ({
  'x-site': JSON.stringify({ template: theme, stylesheet: theme, dakkeh_policy: 'off', ...options }),
});

const below = ['like', 'rating', 'content-box'];

for (const theme of themes.filter(isThere)) {
  test.describe(theme, () => {
    test('an article has only the boxes that an editor has chosen', async ({ request }) => {
      const htmlWith = async (options: object): Promise<string> =>
        (await request.get('/news/1002/', { headers: withTheme(theme, options) })).text();
      const plain = await htmlWith({});
      for (const name of [...below, 'comments']) expect(plain).not.toContain(`data-widget="${name}"`);
      const chosen = await htmlWith({ dakkeh_places: ['like', 'rating', 'related'], dakkeh_comments: 1 });
      for (const name of [...below, 'comments', 'comment-form']) expect(chosen.split(`data-widget="${name}"`)).toHaveLength(2);
    });

    test('boxes look the same with the theme\'s styles', async ({ page, request }) => {
      const html = await (await request.get('/news/1001/', { headers: withTheme(theme, {}) })).text();
      const inline = Array.from(html.matchAll(/<style[^>]*>([^]*?)<\/style>/g), ([, css = '']) => css);
      const links = Array.from(html.matchAll(/<link[^>]*rel=.stylesheet.[^>]*href=.([^'" ]+)/g), ([, href = '']) => href);
      const own = links.filter(href => href.includes(`themes/${theme}`));
      const linked = await Promise.all(own.map(async href => (await request.get(href)).text()));
      const whole = [...inline.filter(css => !css.includes('data-widget')), ...linked].join('\n');
      // Fonts load only on pages of the theme's host.
      const sheet = whole.replace(/@font-face[^}]*\}/g, '');
      const states = (await printedExamples()).filter(({ language, index }) => language === 'en' && index === 0);
      const ours = readFileSync(`dist/preact/assets/${manifest().stylesheet}`, 'utf8');
      const boxes = `<body style="margin:0"><main>${printedBelow(states)}</main>`;
      await page.setContent(`<!doctype html><html lang="en"><style>${ours}</style>${boxes}`);
      const { all, seen } = await changesBy(page, await looksOf(page, inBoxes), { sheet, unseen });
      expect(all.length).toBeGreaterThan(0);
      expect(seen).toEqual([]);
    });

    for (const width of [360, 1280]) {
      test(`an article is ${width} px wide with the active plugin`, async ({ browser }) => {
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
