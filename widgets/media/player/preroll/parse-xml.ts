import { trustedHtml } from '../../../shared/base/trusted-html.ts';

/**
 * A document of XML; undefined for other text. Nothing in it runs, and it belongs to no page; nor is it in the
 * namespace that it says it is in: an element of HTML has a style that the page's policy would report.
 */
export function parseXml(text: string): Document | undefined {
  const xml = document.implementation.createDocument(null, 'xml');
  const { documentElement: root } = xml;
  try {
    // DOMParser says what is wrong by an element with a style, which the policy would report, too.
    root.innerHTML = trustedHtml(text.replace(/^\s*<\?.*?\?>/, '').replace(/\sxmlns=/g, ' x='));
  } catch {
    return undefined;
  }
  const [element] = root.children;
  if (!element || root.children.length > 1) return undefined;
  xml.replaceChild(element, root);
  return xml;
}
