import { trustedHtml } from '../../../shared/base/trusted-html.ts';

/**
 * Parses XML. Returns undefined for invalid text. The document belongs to no page, so nothing in it runs. Removes its
 * namespace, because HTML elements with styles would violate the page's policy.
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
