import type { PackageManifest } from '../package-manifest.ts';
import { checkPolicyOfInline, checkPolicyOfScripts, policyOf, refusalOf } from './check-policy.ts';
import type { Report } from './finding.ts';
import { type Answer, ask, unanswered, urlOf } from './read-page.ts';

const kernelName = /\/kernel\.js(\?|$)/;
const swapsName = /\/swaps\.js(\?|$)/;
const stylesheetName = /\/dakkeh-[A-Z2-7]{8}\.css(\?|$)/;

/** Minimum cache lifetime in seconds of a file with a content hash in its name. */
const longLife = 2_592_000;

/** Reports faults in the response for a built file. Returns its headers, if the file exists. */
async function checkFile(file: URL, page: URL, says: (kind: 'caching' | 'kernel', text: string) => void): Promise<Headers | undefined> {
  const answer = await ask(file.href, { headers: { origin: page.origin } }).catch((error: unknown) => {
    says('kernel', unanswered(file.pathname, error));
  });
  if (!answer) return undefined;
  const { status, headers } = answer;
  if (status !== 200) {
    says('kernel', `${file.pathname} answers ${status}.`);
    return undefined;
  }
  const type = headers.get('content-type') ?? '';
  if (!/javascript|css/.test(type)) says('kernel', `${file.pathname} is sent as "${type}".`);
  const [, seconds = '0'] = /max-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? [];
  if (Number(seconds) < longLife) says('caching', `${file.pathname} is not kept for long: send Cache-Control: max-age=31536000, immutable.`);
  const isOther = file.origin !== page.origin;
  if (isOther && !headers.get('access-control-allow-origin')) says('kernel', `${file.host} has to send Access-Control-Allow-Origin for ${file.pathname}.`);
  return headers;
}

/** Languages that are written from right to left. */
const rightToLeft = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi|\w+-Arab)\b/i;

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0 && /^[a-z]{2,3}(-|$)/i.test(tag);
  } catch {
    return false;
  }
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Checks the language and direction of a page, which determine digits, messages and fonts. */
function checkLanguage({ documentElement: root }: Document, report: Report): void {
  const says = (text: string): void => report(root, 'language', 'html', text);
  if (!root.lang) says('The page has no lang: digits and sentences follow it.');
  else if (!isLanguage(root.lang)) says(`lang="${root.lang}" is no language: it is "fa" for Persian, "en" for English.`);
  else if (!languageNames.of(root.lang.replace(/-.*/, ''))) says(`lang="${root.lang}" is a language that nobody knows: is it meant? It is "fa" for Persian, "en" for English.`);
  if (rightToLeft.test(root.lang) && root.dir !== 'rtl') says(`A page in "${root.lang}" needs dir="rtl".`);
  if (isLanguage(root.lang) && !rightToLeft.test(root.lang) && root.dir === 'rtl') says(`A page in "${root.lang}" is not written from right to left.`);
}

/** Metas that boxes read. */
const facts = /^(nid|vast-ad-tag|call-base|call-header|partner-frame|partner-frame-src|iframe)$/;

/** Selects the metas with ids. */
const idFacts = 'meta:is([property=nid],[property=topicId],[property=keywordId],[property=personId],[property=journalistId])';

/** Checks the parts of the head that boxes depend on. */
function checkHead(document: Document, { headers, url }: Answer, report: Report): void {
  const says = (text: string, place: Element = document.head): void => report(place, 'document', 'head', text);
  if (document.compatMode === 'BackCompat') says('The page has no <!doctype html>: browsers lay it out as they did in 1998.', document.documentElement);
  const hasCharset = document.querySelector('meta[charset], meta[http-equiv="content-type" i]') ?? /charset/i.test(headers.get('content-type') ?? '');
  if (!hasCharset) says('The page does not say its encoding: add <meta charset="utf-8">.');
  if (!document.querySelector('meta[name=viewport]')) says('Phones show the page as on a desktop: add <meta name="viewport" content="width=device-width">.');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name]')) {
    if (facts.test(meta.name)) says(`Boxes read <meta property="${meta.name}">, not name=.`, meta);
  }
  const base = document.querySelector('base[href]');
  const root = base && urlOf(base.getAttribute('href') ?? '', url);
  if (base && root?.origin !== new URL(url).origin) says(`<base href="${base.getAttribute('href') ?? ''}"> leads links, forms and calls to another host: name the host where it is meant.`, base);
  for (const meta of document.querySelectorAll<HTMLMetaElement>(idFacts)) {
    if (!/^\s*\d+\s*$/.test(meta.content)) says(`${meta.getAttribute('property') ?? ''} is a number in digits of ASCII, such as "1001", not "${meta.content}".`, meta);
  }
  const fact = (property: string): HTMLMetaElement | null => document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`);
  const [callBase, header] = [fact('call-base'), fact('call-header')];
  if (callBase && !/^(\/|https?:\/\/).*[^/]$/.test(callBase.content)) says(`call-base is a folder or a host without a slash at its end, such as "/daily", not "${callBase.content}".`, callBase);
  if (header && !/^[\w-]+: *\S/.test(header.content)) says('call-header is a name and a value, such as "X-CSRF-Token: a1b2".', header);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[property="vast-ad-tag"], meta[property="partner-frame-src"]')) {
    if (meta.content.startsWith('http:') && urlOf(meta.content, url)?.host !== new URL(url).host) report(meta, 'address', 'head', `${meta.content} begins with http: on a page of https, browsers refuse it.`);
  }
}

/** Checks the inline first-paint script and the width class that it sets. */
function checkFirstPaint(document: Document, policy: string, { firstPaint }: PackageManifest, report: Report): void {
  const inline = [...document.querySelectorAll('script:not([src])')];
  const script = inline.find(({ textContent }) => textContent.trim() === firstPaint.trim());
  const hasWidth = /(^| )_(xs|sm|md|lg)( |$)/.test(document.body.className);
  if (hasWidth && !script) report(document.body, 'document', 'body', 'It has a width class, but not the first-paint script that keeps it right.');
  if (script) checkPolicyOfInline(script, policy, report);
}

/** Matches scripts of libraries that swap pages, but not of Turbopack. */
const swapping = /(?:^|[/@._-])(?:turbo|htmx)(?=[/@._-]|$)/i;

/** Returns the sign of a library that swaps pages: its script, or Astro's meta. */
const hostOf = (document: Document): Element | undefined =>
  [...document.querySelectorAll('script[src],meta[name="astro-view-transitions-enabled"]')].find(
    one => one.localName === 'meta' || swapping.test(one.getAttribute('src') ?? ''),
  );

/** Checks the script for hosts that swap pages. */
function checkSwaps(document: Document, swaps: HTMLScriptElement | undefined, report: Report): void {
  const says = (place: Element, text: string): void => report(place, 'kernel', 'swaps', text);
  const host = hostOf(document);
  if (host && !swaps) says(host, 'It swaps pages, whose boxes stay asleep: link swaps.js before it (“With Turbo” in the guide).');
  if (swaps && (swaps.type !== 'module' || swaps.hasAttribute('async'))) says(swaps, 'It is a module that is not async: <script type="module" src="…/swaps.js">.');
  const isLate = host?.localName === 'script' && swaps && host.compareDocumentPosition(swaps) === host.DOCUMENT_POSITION_FOLLOWING;
  if (isLate) says(swaps, 'It has to stand before the script that swaps pages.');
}

/**
 * Checks that the server has the worker that the box `offline` registers, and that its policy does not let the worker
 * send requests to other hosts.
 */
async function checkWorker(document: Document, page: URL, report: Report): Promise<void> {
  const box = document.querySelector<HTMLElement>('[data-widget="offline"]');
  if (!box || page.protocol === 'file:') return;
  const worker = new URL(box.dataset.worker ?? '/worker.js', page);
  const headers = await checkFile(worker, page, (kind, says) => kind === 'kernel' && report(box, 'call', 'offline', says));
  const policy = headers?.get('content-security-policy') ?? '';
  if (!headers || refusalOf('connect-src', new URL('https://other.example'), page, policy)) return;
  report(box, 'policy', 'offline', `${worker.pathname} may fetch from other hosts: send it with Content-Security-Policy: default-src 'none'; connect-src 'self'.`);
}

/** Checks the files that a page links, and the headers of its server. */
export async function checkPage(
  document: Document,
  answer: Answer,
  manifest: PackageManifest,
  report: Report,
): Promise<void> {
  const page = new URL(answer.url);
  const policy = policyOf(document, answer);
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const [kernel, second] = scripts.filter(({ src }) => kernelName.test(src));
  const swaps = scripts.find(({ src }) => swapsName.test(src));
  const sheet = [...document.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet]')].find(({ href }) => stylesheetName.test(href));
  await checkWorker(document, page, report);
  checkLanguage(document, report);
  checkHead(document, answer, report);
  checkFirstPaint(document, policy, manifest, report);
  if (/no-store/.test(answer.headers.get('cache-control') ?? '')) {
    report(document.documentElement, 'caching', 'caching', 'The page is no-store: going back to it loads it anew, and what was typed is lost.');
  }
  if (!kernel) report(document.head, 'kernel', 'kernel', 'There is no kernel: no box will wake. Paste the second line of `dakkeh build`.');
  else if (kernel.type !== 'module') report(kernel, 'kernel', 'kernel', 'The kernel has to be a module: type="module".');
  if (second) report(second, 'kernel', 'kernel', 'There is a second kernel, which does nothing: take it away.');
  if (!sheet && !document.querySelector('style')) report(document.head, 'stylesheet', 'stylesheet', 'There is no stylesheet of boxes. Paste the first line of `dakkeh build`.');
  checkSwaps(document, swaps, report);
  const linked = [[kernel, 'kernel', 'script-src'], [swaps, 'swaps', 'script-src'], [sheet, 'stylesheet', 'style-src']] as const;
  for (const [element, part, directive] of linked) {
    const address = element?.getAttribute('src') ?? element?.getAttribute('href');
    if (!element || !address) continue;
    const kind = part === 'swaps' ? 'kernel' : part;
    const file = urlOf(address, page);
    if (!file) {
      report(element, kind, part, `"${address}" is no address.`);
      continue;
    }
    const refusal = refusalOf(directive, file, page, policy, element.getAttribute('nonce'));
    if (refusal) report(element, 'policy', 'policy', refusal);
    if (part === 'stylesheet') checkPolicyOfScripts(document, file, page, policy, report);
    const isOther = part !== 'stylesheet' && !file.pathname.endsWith(`/${manifest[part]}`);
    if (isOther) report(element, kind, part, `It is that of another build than this package (${manifest[part]}): run \`dakkeh build\`, and paste its lines.`);
    else if (file.protocol !== 'file:') await checkFile(file, page, (kind, says) => report(element, kind, part, says));
  }
}
