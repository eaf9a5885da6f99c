import { trustedHtml } from './trusted-html.ts';

/** A document of XML; undefined where a text is none. Nothing in it runs, and it belongs to no page. */
export function parseXml(text: string): Document | undefined {
  const xml = new DOMParser().parseFromString(trustedHtml(text), 'text/xml');
  return xml.querySelector('parsererror') ? undefined : xml;
}
