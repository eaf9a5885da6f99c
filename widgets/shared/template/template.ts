import { trustedHtml } from '../base/trusted-html.ts';
import { fetchText } from '../calls/fetch-text.ts';
import { checkTemplate, fillIn } from './mustache.ts';

const isLocal = (host: string): boolean => /^(localhost$|127\.|\[::1\]$|.*\.(localhost|local|test)$)/.test(host);

export interface TemplateVariant {
  variant?: string;
  condensed?: boolean;
}

/** Returns the URL of a partial. */
export function partialAddress(
  name: string,
  { variant, condensed }: TemplateVariant,
  host: string,
  theme?: string,
): string {
  const base = isLocal(host) ? '/' : '/resources/theme/';
  const suffix = condensed && variant === 'table' ? '_condensed' : '';
  return `${base}${theme || 'global'}/partials/${name}${variant ? `-${variant}` : ''}${suffix}.html`;
}

const templates = new Map<string, Promise<string>>();

async function fetchTemplate(address: string): Promise<string> {
  const template = await fetchText(address);
  checkTemplate(template);
  return template;
}

/** Returns the text of a template. Fetches it once, and again only after a failure. */
function templateAt(address: string): Promise<string> {
  const known = templates.get(address);
  if (known) return known;
  const fetched = fetchTemplate(address);
  templates.set(address, fetched);
  fetched.catch(() => templates.delete(address));
  return fetched;
}

/** Fills in a partial and returns its nodes. Rejects if the partial is unavailable or invalid. */
export async function renderTemplate(
  name: string,
  data: Readonly<Record<string, unknown>>,
  variant: TemplateVariant = {},
): Promise<DocumentFragment> {
  const { theme } = document.documentElement.dataset;
  const template = await templateAt(partialAddress(name, variant, location.hostname, theme));
  const element = document.createElement('template');
  element.innerHTML = trustedHtml(fillIn(template.trim(), data));
  return element.content;
}
