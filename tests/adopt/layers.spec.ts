import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { manifest, openPlain } from '../testing/by-hand.ts';
import { expect, test } from '../testing/test.ts';

const { stylesheet, layeredStylesheet } = manifest();

/** Opens a page with one of our stylesheets. The page's own rules come first and have a lower specificity than ours. */
async function openWith(page: Page, file: string): Promise<void> {
  const own = 'button { border-radius: 9px } [class] { padding-top: 7px }';
  await openPlain(page, '<section data-widget="poll" class="poll"><button>Vote</button></section>', {
    head: `<style>${own}</style><link rel="stylesheet" href="/assets/${file}">`,
  });
}

test('our rules yield to the page\'s own rules only in the layered stylesheet', async ({ page }) => {
  const button = page.getByRole('button');
  await openWith(page, stylesheet);
  await expect(button).toHaveCSS('border-radius', '3px');
  await expect(page.locator('.poll')).toHaveCSS('padding-top', '20px');

  await openWith(page, layeredStylesheet);
  await expect(button).toHaveCSS('border-radius', '9px');
  await expect(page.locator('.poll')).toHaveCSS('padding-top', '7px');
  await expect(button).toHaveCSS('min-height', '44px');

  // Parses the CSS like a browser without cascade layers.
  const css = readFileSync(`dist/preact/assets/${layeredStylesheet}`, 'utf8');
  const old = css.replace('@layer', '@not-known').replace('revert-layer', 'not-known');
  await page.route(`/assets/${layeredStylesheet}`, route => route.fulfill({ contentType: 'text/css', body: old }));
  await openWith(page, layeredStylesheet);
  await expect(button).toHaveCSS('border-radius', '3px');
  await expect(page.locator('.poll')).toHaveCSS('padding-top', '20px');
});

test('a page sets the tokens of all boxes on :root, before or after our stylesheet', async ({ page }) => {
  const brand = '<style>:root { --dakkeh-radius: 12px; --dakkeh-accent: rgb(0, 102, 204); --dakkeh-heading: 400 20px/1.2 serif }</style>';
  const link = `<link rel="stylesheet" href="/assets/${stylesheet}">`;
  for (const head of [brand + link, link + brand]) {
    await openPlain(page, '<section data-widget="poll" class="poll"><h2>Tea?</h2><button>Vote</button></section>', { head });
    await expect(page.getByRole('button')).toHaveCSS('border-radius', '12px');
    await expect(page.locator('.poll')).toHaveCSS('border-top-color', 'rgb(0, 102, 204)');
    await expect(page.getByRole('heading')).toHaveCSS('font', '20px / 24px serif');
  }
});
