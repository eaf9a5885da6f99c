import { createHash } from 'node:crypto';
import { fontSheetsOf } from '../../../styles/critical/font-sheets.ts';
import { namesInHtml, sheetOf, type Sheets, sheetsFor } from '../../../styles/critical/sheets.ts';
import { withoutScript } from '../../../styles/critical/without-script.ts';
import { withFontsAt } from '../font-addresses.ts';

/** As much of the package's manifest as pages are told by. */
export interface BuiltHead {
  kernel: string;
  swaps: string;
  firstPaint: string;
  /** The sheets of boxes, in the order of the cascade. */
  styles: Sheets;
  /** The font of each language that has one. */
  fonts: Readonly<Record<string, string>>;
}

/** Options of a page. */
export interface HeadOptions {
  /** URL of the assets: a path, or an address with its host. Default: `/dakkeh`. */
  assets?: string;
  /** CSS of your own, after that of the boxes. */
  theme?: string;
  /** The reader asks for less data (the request has `Save-Data: on`): the letters are the phone's own. */
  savesData?: boolean;
  /** The host swaps pages instead of leaving them: Turbo, htmx, Astro, Next. The head comes before its script. */
  swaps?: boolean;
}

/** Parts that a page with boxes needs. All are empty for a page without boxes. */
export interface Head {
  /** HTML for the head: the styles of the page's boxes, the font and the kernel. */
  head: string;
  /** HTML for the start of the body: work before the first paint. */
  bodyStart: string;
  /** Values of `Link` headers: for the answer, and for Early Hints (103) before it. */
  links: string[];
  /** Sources for the Content-Security-Policy beside the assets: hashes of inline code. */
  policy: { 'script-src': string[]; 'style-src': string[] };
}

const everywhere = ['tokens', 'dark', 'base', 'busy', 'cards'];

const isBox = /<[^>]*\sdata-(?:widget|box)(?=[\s=/>])/;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The code of the page's language: `az` is written in Arabic letters, and its tag says so. */
function languageOf(html: string): string {
  const [, tag = 'fa'] = /<html[^>]*\slang=["']?([\w-]+)/i.exec(html) ?? [];
  const [language = '', script] = tag.toLowerCase().split('-');
  return language === 'az' && script !== 'arab' ? 'azl' : language;
}

/** The styles of the boxes in a page, in the order of the cascade. */
function stylesOf(html: string, { styles }: BuiltHead, letters: readonly string[]): string {
  const last = [...letters, 'print'];
  const needed = new Set([...everywhere, ...last, ...sheetsFor(namesInHtml(html), styles)]);
  const between = Object.keys(styles).filter(name => needed.has(name) && !last.includes(name));
  return [...between, ...last].map(name => sheetOf(name, styles).css).join('');
}

/** Makes `headFor` of a build. */
export function headOfBuild(built: BuiltHead): (html: string, options?: HeadOptions) => Head {
  return (html, { assets = '/dakkeh', theme = '', savesData = false, swaps = false } = {}) => {
    if (!isBox.test(html)) return { head: '', bodyStart: '', links: [], policy: { 'script-src': [], 'style-src': [] } };
    const language = languageOf(html);
    const at = (file: string): string => `${assets.replace(/\/$/, '')}/${file}`;
    const letters = fontSheetsOf({ language, savesData });
    const styles = withFontsAt(stylesOf(html, built, letters), at) + theme;
    const kernel = at(built.kernel);
    const font = savesData ? undefined : built.fonts[language];
    return {
      head: [
        ...(font === undefined ? [] : [`<link rel="preload" href="${at(font)}" as="font" type="font/woff2" crossorigin>`]),
        `<style>${styles}</style>`,
        `<noscript><style>${withoutScript}</style></noscript>`,
        `<script type="module" async src="${kernel}"></script>`,
        ...(swaps ? [`<script type="module" src="${at(built.swaps)}"></script>`] : []),
      ].join('\n'),
      bodyStart: `<script>${built.firstPaint}</script>`,
      links: [
        `<${kernel}>; rel=modulepreload`,
        ...(font === undefined ? [] : [`<${at(font)}>; rel=preload; as=font; type="font/woff2"; crossorigin`]),
      ],
      policy: { 'script-src': [hashOf(built.firstPaint)], 'style-src': [hashOf(styles), hashOf(withoutScript)] },
    };
  };
}
