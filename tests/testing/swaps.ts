import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import { manifest } from './by-hand.ts';
import { printedExamples } from './printed-examples.ts';

/** A host page that replaces its content without a page load. */
export interface Host {
  name: string;
  /** Script of the host: a file or its text. */
  script?: { path: string } | { body: string };
  /** Attributes of the body. */
  attributes?: string;
  /** Markup from the host's own server, by story. */
  roots?: Readonly<Record<string, string>>;
  /** Folder with the host's own pages, if it prints them. */
  site?: string;
}

/** Bundles the host page with the React that others install. */
async function reactHost(): Promise<{ body: string }> {
  const { outputFiles } = await build({
    entryPoints: ['tests/testing/react-host.ts'],
    bundle: true,
    write: false,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return { body: outputFiles[0]?.text ?? '' };
}

const packages = 'node_modules';

export const hosts: readonly Host[] = [
  { name: 'Turbo', script: { path: `${packages}/@hotwired/turbo/dist/turbo.es2017-umd.js` } },
  { name: 'htmx', script: { path: `${packages}/htmx.org/dist/htmx.min.js` }, attributes: ' hx-boost:inherited="true"' },
  { name: 'React', script: await reactHost() },
];

/** Boxes that wake without interaction and could leak listeners or nodes. */
const names = [
  'sticky-header', 'ticker', 'slider', 'carousel', 'tabs', 'accordion', 'gallery', 'countdown', 'relative-times', 'share',
  'copy-link', 'like', 'rating', 'poll', 'comments', 'font-size', 'select', 'back-to-top', 'live-entries',
];

const states = (await printedExamples()).filter(({ name, index, language }) => names.includes(name) && index === 0 && language === 'en');

export const stories = ['1001', '1002', '1003'];

// Removes srcset: Chromium leaks cloned pictures with several sources, which Turbo creates.
const boxes = states.map(({ print }) => print()).join('').replace(/ (?:srcset|sizes)="[^"]*"/g, '');

export const boxesOf = Object.fromEntries(
  stories.map(id => [id, `${boxes}<div data-widget="visit" data-load="now" data-nid="${id}" hidden></div>`]),
);

/** Returns the lines for the head, and the script for the start of the body. */
export function linesOfOurs(): { head: string; firstPaint: string } {
  const { stylesheet, kernel, swaps, firstPaint } = manifest();
  const head = `<link rel="stylesheet" href="/assets/${stylesheet}"><script type="module" async src="/assets/${kernel}"></script>
    <script type="module" src="/assets/${swaps}"></script>`;
  return { head, firstPaint };
}

function printPage(id: string, { attributes = '', roots }: Host): string {
  const { head, firstPaint } = linesOfOurs();
  const links = stories.map(other => `<a href="/host/${other}">Story ${other}</a>`).join('');
  const root = roots?.[id] ?? `<h1>Story ${id}</h1><nav>${links}</nav><div>${boxesOf[id]}</div>`;
  const told = JSON.stringify(boxesOf).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><title>Story ${id}</title>
    <meta name="viewport" content="width=device-width">${head}
    <script>self.boxesOf = ${told}; self.stories = ${JSON.stringify(stories)}</script>
    <script defer src="/host/script.js"></script></head><body${attributes}><script>${firstPaint}</script>
    <div id="root">${root}</div></body></html>`;
}

/** Serves stories with boxes as a host prints them, and opens the first one. */
export async function openHost(page: Page, host: Host): Promise<void> {
  const { script, site } = host;
  await page.route('/host/*', route => {
    const id = route.request().url().split('/').at(-1) ?? '';
    if (site !== undefined) return route.fulfill({ path: `${site}/host/${id}.html` });
    return id === 'script.js'
      ? route.fulfill({ contentType: 'text/javascript', ...script })
      : route.fulfill({ contentType: 'text/html', body: printPage(id, host) });
  });
  if (site !== undefined) await page.route('/_astro/*', route => route.fulfill({ path: site + new URL(route.request().url()).pathname }));
  await page.goto(`/host/${stories[0]}`);
}
