import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { headOfBuild } from './head-for.ts';

const sheet = (name: string, ...imports: string[]) => [name, { css: `.${name}{}`, imports }] as const;

const styles = Object.fromEntries([
  ...['tokens', 'dark', 'base', 'busy', 'cards'].map(name => sheet(name)),
  ['fonts', { css: '@font-face{src:url(/assets/shared/fa.woff2)}', imports: [] }],
  ...['fallback-fonts', 'arabic-script', 'other-scripts', 'left-to-right', 'english-font', 'english', 'print', 'choices'].map(name => sheet(name)),
  sheet('poll', 'choices'),
  sheet('like'),
]);

const headFor = headOfBuild({
  kernel: 'ABCDEFGH/kernel.js',
  swaps: 'ABCDEFGH/swaps.js',
  firstPaint: 'first()',
  styles,
  fonts: { fa: 'shared/fa.woff2', az: 'shared/az.woff2' },
});

const page = (lang: string, body = "<p class='poll' data-widget=like>"): string => `<html lang="${lang}"><body>${body}</body></html>`;

const sheetsIn = (head: string): string[] => Array.from(head.matchAll(/\.([\w-]+)\{\}/g), ([, name = '']) => name);

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the head of a page', () => {
  test('has the kernel and the styles of its boxes in cascade order', () => {
    const { head, bodyStart } = headFor(page('en'));
    expect(sheetsIn(head)).toEqual(['tokens', 'dark', 'base', 'busy', 'cards', 'choices', 'poll', 'like', 'left-to-right', 'english-font', 'english', 'print']);
    expect(head).toContain('<script type="module" async src="/dakkeh/ABCDEFGH/kernel.js"></script>');
    expect(bodyStart).toBe('<script>first()</script>');
  });

  test('has the script for hosts that swap pages if requested', () => {
    const script = '<script type="module" src="/dakkeh/ABCDEFGH/swaps.js"></script>';
    expect(headFor(page('en'), { swaps: true }).head).toContain(script);
    expect(headFor(page('en')).head).not.toContain(script);
  });

  test('is empty if the page has no box', () => {
    const nothing = { head: '', bodyStart: '', links: [], policy: { 'script-src': [], 'style-src': [] } };
    expect(headFor(page('en', '<p class="poll">data-widget="poll"</p>'))).toEqual(nothing);
    expect(headFor(page('en', '<figure data-box>'))).not.toEqual(nothing);
  });

  test('has the font of the page\'s language, unless the reader saves data', () => {
    const { head, links } = headFor(page('fa-IR'));
    expect(links).toEqual([
      '</dakkeh/ABCDEFGH/kernel.js>; rel=modulepreload',
      '</dakkeh/shared/fa.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    ]);
    expect(head).toContain('href="/dakkeh/shared/fa.woff2" as="font"');
    expect(head).toContain('url("/dakkeh/shared/fa.woff2")');
    expect(headFor(page('fa'), { savesData: true }).head).not.toContain('woff2');
    expect(headFor(page('az-Arab')).links[1]).toContain('az.woff2');
    expect(headFor(page('az')).links).toHaveLength(1);
  });

  test('uses the URL of the assets, and has the theme after the styles', () => {
    const { head, links } = headFor(page('fa'), { assets: 'https://cdn.example/boxes/', theme: '[data-widget]{--accent:red}' });
    expect(links[0]).toBe('<https://cdn.example/boxes/ABCDEFGH/kernel.js>; rel=modulepreload');
    expect(head).toContain('url("https://cdn.example/boxes/shared/fa.woff2")');
    expect(head).toMatch(/\.print\{\}\[data-widget\]\{--accent:red\}<\/style>/);
  });

  test('has the hashes of exactly the inline code', () => {
    const { head, policy } = headFor(page('fa'));
    const inline = Array.from(head.matchAll(/<style>([^<]*)<\/style>/g), ([, css = '']) => hash(css));
    expect(inline).toHaveLength(2);
    expect(policy).toEqual({ 'script-src': [hash('first()')], 'style-src': inline });
  });
});
