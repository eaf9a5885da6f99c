import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressOf, renderDocument } from './documentation.ts';

const { homepage } = JSON.parse(readFileSync('package.json', 'utf8')) as { homepage: string };

const render = (markdown: string) => renderDocument('guide', 'README.md', markdown);

test('a document\'s first heading is its title, and its sections can be linked', () => {
  const { title, html, sections } = render('# The `guide`\n\nText\n\n## What’s next?\n\n- more');
  expect(title).toBe('The guide');
  expect(html).toContain('<h1 id="the-guide">The <code>guide</code></h1>');
  expect(html).toContain('<h2 id="whats-next">');
  expect(sections.map(({ id }) => id)).toEqual(['the-guide', 'whats-next']);
  expect(sections[1]?.text).toContain('more');
});

test('code shows its markup, and code and tables can be scrolled by keyboard', () => {
  const { html } = render('```html\n<b>&amp;\n```\n\n| a | b |\n| --- | --- |\n| 1 | 2 |');
  expect(html).toContain('aria-label="Code 1" tabindex="0"><pre><code class="language-html">&lt;b&gt;&amp;amp;');
  expect(html).toContain('aria-label="Table 1" tabindex="0"><table>');
});

test('a colour is shown next to its name', () => {
  const { html } = render('`#f8f4ec` and `#id`, `<b>`');
  expect(html).toMatch(/<path fill="#f8f4ec"[^>]*\/><\/svg><code>#f8f4ec<\/code> and <code>#id<\/code>/);
  expect(html).toContain('<code>&lt;b&gt;</code>');
});

test.each([
  ['widgets/dist/CALLS.md', 'README.md', '/docs/calls'],
  ['../README.md#install', 'widgets/README.md', '/docs/start#install'],
  ['../dist/CALLS.md', 'widgets/docs/guide.md', '/docs/calls'],
  ['#install', 'README.md', '#install'],
  ['https://example.org/', 'README.md', 'https://example.org/'],
  [`${homepage}docs/wordpress`, 'widgets/docs/guide.md', '/docs/wordpress'],
  ['LICENSE', 'README.md', undefined],
])('a link to %s in %s leads to %s', (href, from, address) => {
  expect(addressOf(href, from)).toBe(address);
});
