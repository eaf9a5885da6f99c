import { createHash } from 'node:crypto';
import { fontSheetsOf } from '../../../styles/critical/font-sheets.ts';
import { namesInHtml, sheetOf, type Sheets, sheetsFor } from '../../../styles/critical/sheets.ts';
import { withoutScript } from '../../../styles/critical/without-script.ts';
import { withFontsAt } from '../font-addresses.ts';

/** The parts of the package's manifest that pages need. */
export interface BuiltHead {
  kernel: string;
  swaps: string;
  firstPaint: string;
  /** Stylesheets of boxes in cascade order. */
  styles: Sheets;
  /** Font by language, for languages that have one. */
  fonts: Readonly<Record<string, string>>;
}

/** Options of a page. */
export interface HeadOptions {
  /** URL of the assets: a path or an absolute URL. Default: `/dakkeh`. */
  assets?: string;
  /** Your own CSS, after that of the boxes. */
  theme?: string;
  /** True if the request has `Save-Data: on`. The page then uses the phone's own font. */
  savesData?: boolean;
  /** True if the host swaps pages, as Turbo, htmx, Astro and Next do. Print the head before its script. */
  swaps?: boolean;
}

/** Parts that a page with boxes needs. All are empty for a page without boxes. */
export interface Head {
  /** HTML for the head: styles of the page's boxes, the font and the kernel. */
  head: string;
  /** HTML for the start of the body, with the work before the first paint. */
  bodyStart: string;
  /** Values of `Link` headers, for the response and for Early Hints (103). */
  links: string[];
  /** Additional sources for the Content-Security-Policy: hashes of inline code. */
  policy: { 'script-src': string[]; 'style-src': string[] };
}

const everywhere = ['tokens', 'dark', 'base', 'busy', 'cards'];

const isBox = /<[^>]*\sdata-(?:widget|box)(?=[\s=/>])/;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the language code of a page. `az` means Latin letters, unless the tag has the script `Arab`. */
function languageOf(html: string): string {
  const [, tag = 'fa'] = /<html[^>]*\slang=["']?([\w-]+)/i.exec(html) ?? [];
  const [language = '', script] = tag.toLowerCase().split('-');
  return language === 'az' && script !== 'arab' ? 'azl' : language;
}

/** Returns the styles of a page's boxes in cascade order. */
function stylesOf(html: string, { styles }: BuiltHead, letters: readonly string[]): string {
  const last = [...letters, 'print'];
  const needed = new Set([...everywhere, ...last, ...sheetsFor(namesInHtml(html), styles)]);
  const between = Object.keys(styles).filter(name => needed.has(name) && !last.includes(name));
  return [...between, ...last].map(name => sheetOf(name, styles).css).join('');
}

/** Creates `headFor` for a build. */
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
