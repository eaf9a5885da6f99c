import { createHash } from 'node:crypto';
import type { Report } from './finding.ts';
import type { Answer } from './read-page.ts';

/** Returns the sources that a policy allows for a directive. Returns undefined if it allows all. */
function sourcesOf(policy: string, directive: string): string[] | undefined {
  const all = policy.split(';').map(part => part.trim().split(/\s+/));
  const [, ...sources] = all.find(([name]) => name === directive) ?? all.find(([name]) => name === 'default-src') ?? [];
  return all.some(([name]) => name === directive || name === 'default-src') ? sources : undefined;
}

/** Returns true if a source allows a file by origin, scheme or nonce. */
function allows(sources: readonly string[], file: URL, page: URL, nonce: string | null): boolean {
  return sources.some(source => {
    if (source === "'self'") return file.origin === page.origin;
    if (source === `'nonce-${nonce ?? ''}'` || source === '*' || source === file.protocol) return true;
    const host = source.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
    return host === file.host || (host.startsWith('*.') && file.hostname.endsWith(host.slice(1)));
  });
}

const sourceFor = (file: URL, page: URL): string => (file.origin === page.origin ? "'self'" : file.origin);

/** Returns the policy of a page from its headers or its meta. */
export function policyOf(document: Document, { headers }: Answer): string {
  const meta = document.querySelector('meta[http-equiv="Content-Security-Policy" i]')?.getAttribute('content');
  return headers.get('content-security-policy') ?? meta ?? '';
}

/** Describes why a policy refuses a request. Returns undefined if it allows the request. */
export function refusalOf(
  directive: string,
  file: URL,
  page: URL,
  policy: string,
  nonce: string | null = null,
): string | undefined {
  const sources = sourcesOf(policy, directive);
  if (!sources || allows(sources, file, page, nonce)) return undefined;
  return `The policy does not allow ${file.href}: add ${sourceFor(file, page)} to ${directive}.`;
}

/** Checks the policy for scripts' actions: calls, fonts and the names of our Trusted Types policies. */
export function checkPolicyOfScripts(
  { documentElement: place }: Document,
  stylesheet: URL,
  page: URL,
  policy: string,
  report: Report,
): void {
  const wanted = [['connect-src', page], ['font-src', stylesheet]] as const;
  for (const [directive, file] of wanted) {
    const sources = sourcesOf(policy, directive);
    const what = directive === 'font-src' ? 'have their font' : 'ask your server';
    const isRefused = sources && !allows(sources, file, page, null);
    if (isRefused) report(place, 'policy', 'policy', `Boxes cannot ${what}: add ${sourceFor(file, page)} to ${directive}.`);
  }
  const [, types] = /(?:^|;)\s*trusted-types\s([^;]*)/.exec(policy) ?? [];
  if (types !== undefined && !/(^|\s)(dakkeh|\*)(\s|$)/.test(types)) {
    report(place, 'policy', 'policy', 'Boxes cannot write what they are answered: add dakkeh to trusted-types.');
  }
}

/** Checks the policy for the inline first-paint script. */
export function checkPolicyOfInline(script: Element, policy: string, report: Report): void {
  const sources = sourcesOf(policy, 'script-src');
  const hash = `'sha256-${createHash('sha256').update(script.textContent).digest('base64')}'`;
  if (sources && !sources.includes(hash) && !sources.includes("'unsafe-inline'") && !script.getAttribute('nonce')) {
    report(script, 'policy', 'policy', `The policy does not allow the first-paint script: add ${hash} to script-src.`);
  }
}
