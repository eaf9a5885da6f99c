import { createHash } from 'node:crypto';
import type { PackageManifest } from '../package-manifest.ts';
import type { Report } from './finding.ts';
import { type Answer, ask, urlOf } from './read-page.ts';

const kernelName = /\/kernel\.js(\?|$)/;
const stylesheetName = /\/dakkeh-[A-Z2-7]{8}\.css(\?|$)/;

/** Seconds that a file which is named by its content can well be kept. */
const longLife = 2_592_000;

/** The sources that a policy allows for a kind of file; undefined where it allows all. */
function sourcesOf(policy: string, directive: string): string[] | undefined {
  const all = policy.split(';').map(part => part.trim().split(/\s+/));
  const [, ...sources] = all.find(([name]) => name === directive) ?? all.find(([name]) => name === 'default-src') ?? [];
  return all.some(([name]) => name === directive || name === 'default-src') ? sources : undefined;
}

/** Whether one of the sources is that of a file, as far as a policy says it by origin, scheme or nonce. */
function allows(sources: readonly string[], file: URL, page: URL, nonce: string | null): boolean {
  return sources.some(source => {
    if (source === "'self'") return file.origin === page.origin;
    if (source === `'nonce-${nonce ?? ''}'` || source === '*' || source === file.protocol) return true;
    const host = source.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
    return host === file.host || (host.startsWith('*.') && file.hostname.endsWith(host.slice(1)));
  });
}

/** What the answer of a file of the build says wrong. */
async function checkFile(file: URL, page: URL, says: (text: string) => void): Promise<void> {
  const nothing = { status: 0, headers: new Headers() };
  const { status, headers } = await ask(file.href, { headers: { origin: page.origin } }).catch(() => nothing);
  if (status !== 200) {
    says(`${file.pathname} ${status ? `answers ${status}` : 'cannot be reached'}.`);
    return;
  }
  const type = headers.get('content-type') ?? '';
  if (!/javascript|css/.test(type)) says(`${file.pathname} is sent as "${type}".`);
  const [, seconds = '0'] = /max-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? [];
  if (Number(seconds) < longLife) says(`${file.pathname} is not kept for long: send Cache-Control: max-age=31536000, immutable.`);
  const isOther = file.origin !== page.origin;
  if (isOther && !headers.get('access-control-allow-origin')) says(`${file.host} has to send Access-Control-Allow-Origin for ${file.pathname}.`);
}

/** Languages that are written from right to left. */
const rightToLeft = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi|\w+-Arab)\b/i;

/** The language and direction of a page, which digits, sentences and letters follow. */
function checkLanguage({ documentElement: root }: Document, report: Report): void {
  if (!root.lang) report(root, 'html', 'The page has no lang: digits and sentences follow it.');
  if (rightToLeft.test(root.lang) && root.dir !== 'rtl') report(root, 'html', `A page in "${root.lang}" needs dir="rtl".`);
}

/** The inline script that goes before the first paint, with the width class that leans on it. */
function checkFirstPaint(document: Document, policy: string, { firstPaint }: PackageManifest, report: Report): void {
  const inline = [...document.querySelectorAll('script:not([src])')];
  const script = inline.find(({ textContent }) => textContent.trim() === firstPaint.trim());
  const hasWidth = /(^| )_(xs|sm|md|lg)( |$)/.test(document.body.className);
  if (hasWidth && !script) report(document.body, 'body', 'It has a width class, but not the first-paint script that keeps it right.');
  const sources = sourcesOf(policy, 'script-src');
  const hash = `'sha256-${createHash('sha256').update(script?.textContent ?? '').digest('base64')}'`;
  if (script && sources && !sources.includes(hash) && !sources.includes("'unsafe-inline'") && !script.getAttribute('nonce')) {
    report(script, 'policy', `The policy does not allow the first-paint script: add ${hash} to script-src.`);
  }
}

/** Looks at what a page links and what its server says of it. */
export async function checkPage(
  document: Document,
  answer: Answer,
  manifest: PackageManifest,
  report: Report,
): Promise<void> {
  const page = new URL(answer.url);
  const meta = document.querySelector('meta[http-equiv="Content-Security-Policy" i]')?.getAttribute('content');
  const policy = answer.headers.get('content-security-policy') ?? meta ?? '';
  const kernel = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].find(({ src }) => kernelName.test(src));
  const sheet = [...document.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet]')].find(({ href }) => stylesheetName.test(href));
  checkLanguage(document, report);
  checkFirstPaint(document, policy, manifest, report);
  if (/no-store/.test(answer.headers.get('cache-control') ?? '')) {
    report(document.documentElement, 'caching', 'The page is no-store: going back to it loads it anew, and what was typed is lost.');
  }
  if (!kernel) report(document.head, 'kernel', 'There is no kernel: no box will wake. Paste the second line of `dakkeh build`.');
  else if (kernel.type !== 'module') report(kernel, 'kernel', 'The kernel has to be a module: type="module".');
  if (!sheet && !document.querySelector('style')) report(document.head, 'stylesheet', 'There is no stylesheet of boxes. Paste the first line of `dakkeh build`.');
  for (const [element, directive] of [[kernel, 'script-src'], [sheet, 'style-src']] as const) {
    const address = element?.getAttribute('src') ?? element?.getAttribute('href');
    if (!element || !address) continue;
    const file = urlOf(address, page);
    if (!file) {
      report(element, directive === 'script-src' ? 'kernel' : 'stylesheet', `"${address}" is no address.`);
      continue;
    }
    const sources = sourcesOf(policy, directive);
    if (sources && !allows(sources, file, page, element.getAttribute('nonce'))) {
      report(element, 'policy', `The policy does not allow ${file.href}: add ${file.origin === page.origin ? "'self'" : file.origin} to ${directive}.`);
    }
    if (file.protocol !== 'file:') await checkFile(file, page, says => report(element, directive === 'script-src' ? 'kernel' : 'stylesheet', says));
  }
}
