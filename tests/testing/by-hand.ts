import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Manifest } from '../../scripts/build/manifest.ts';

/** Reads the manifest of a build: the shipped flavour or another one. */
export const manifest = (flavour = 'preact'): Manifest =>
  JSON.parse(readFileSync(`dist/${flavour}/manifest.json`, 'utf8')) as Manifest;

interface ByHand {
  /** Additional content of the head. */
  head?: string;
  language?: 'fa' | 'en';
  /** Content security policy of the response. */
  policy?: string;
}

/** Opens a page with hand-written markup and without our scripts and styles. */
export async function openPlain(page: Page, body: string, { head = '', language = 'en', policy }: ByHand = {}): Promise<void> {
  const html = `<!doctype html><html lang="${language}" dir="${language === 'en' ? 'ltr' : 'rtl'}"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>By hand</title>${head}<body>${body}</body></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', ...(policy && { 'content-security-policy': policy }) };
  await page.route('/by-hand', route => route.fulfill({ headers, body: html }));
  await page.goto('/by-hand');
}

/** Opens a page with hand-written boxes and our kernel. */
export async function openByHand(page: Page, boxes: string, options: ByHand = {}): Promise<void> {
  const front = await (await page.request.get('/')).text();
  const [kernel = ''] = /<script[^>]+type="module"[^>]*><\/script>/.exec(front) ?? [];
  await openPlain(page, `${kernel}<main>${boxes}</main>`, options);
}

/** Returns the link to the stylesheet for host pages. */
export function stylesheetByHand(): string {
  return `<link rel="stylesheet" href="/assets/${manifest().stylesheet}">`;
}

/** Returns a poll as another CMS prints it. */
export const pollByHand = (button: string): string => `
  <section data-widget="poll" data-id="12" data-total-vote="3" data-success="Thank you." data-error="Not counted.">
    <form method="post" action="/rest/vote"><p class="poll-question">Which?</p>
      <p data-votes="1"><input type="radio" name="poll-12" id="105" value="105"><label for="105">Tea</label></p>
      <p data-votes="2"><input type="radio" name="poll-12" id="106" value="106"><label for="106">A walk</label></p>
      ${button}
    </form>
  </section>`;

/** Returns an article two screens long with a place for a box that is printed after it. */
export const articleByHand = (id: string, box: string): string => `
  <div data-article-body>
    <p style="height: 1000px">Two screens</p>
    <div class="box-place" data-type="box:${id}"><a href="#${id}">What others read</a></div>
    <p style="height: 1000px">of text.</p>
  </div>
  <div data-widget="inline-boxes" data-load="scroll" hidden></div>
  <section id="${id}">${box}</section>
  <p style="height: 1000px">The end.</p>`;
