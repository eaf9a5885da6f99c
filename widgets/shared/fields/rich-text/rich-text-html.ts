import DOMPurify, { type Config } from 'dompurify';
import { htmlPolicy } from '../../base/trusted-html.ts';
import { plainText } from './plain-text.ts';

/** Elements that rich text may contain. */
const tags = ['p', 'div', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'blockquote', 'a'];

// The types of DOMPurify know only the browser's own policy class.
const policy = htmlPolicy as unknown as Config['TRUSTED_TYPES_POLICY'];

const simpleWriting: Config = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ...(policy && { TRUSTED_TYPES_POLICY: policy }),
};

/** During undo, the editor marks the selection with inputs that have an id. */
const undoneWriting: Config = {
  ...simpleWriting,
  ALLOWED_TAGS: [...tags, 'input'],
  ALLOWED_ATTR: ['href', 'id'],
  RETURN_TRUSTED_TYPE: true,
};

DOMPurify.addHook('afterSanitizeAttributes', element => {
  if (element.nodeName !== 'A') element.removeAttribute('href');
});

/** Returns sanitised nodes of rich text. */
export const richNodes = (html: string): DocumentFragment =>
  document.importNode(DOMPurify.sanitize(html, { ...simpleWriting, RETURN_DOM_FRAGMENT: true }), true);

/** Squire keeps an empty line after lists. */
const emptyEnd = /(?:<(p|div)>(?:<br>)?<\/\1>|<br>)+$/;

/** Matches any HTML tag, as the browser serialises it, except an allowed element without attributes. */
const otherTag = new RegExp(`<(?!/?(?:${tags.join('|')})>)`);

/**
 * Sanitises rich text that the browser has serialised. Returns an empty string if there is no text. Runs at each typed
 * character, and calls DOMPurify only if there is something to remove.
 */
export function cleanRichText(html: string): string {
  const clean = otherTag.test(html) ? DOMPurify.sanitize(html, simpleWriting) : html;
  return plainText(clean) === '' ? '' : clean.replace(emptyEnd, '');
}

/** Sanitises an earlier state of the editor, including its selection. The result is trusted HTML. */
export const undoneRichText = (html: string): string => DOMPurify.sanitize(html, undoneWriting);

const escaped = (text: string): string => text.replace(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`);

/** Converts plain text to rich text, with one paragraph for each line. */
const paragraphs = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(line => `<p>${escaped(line) || '<br>'}</p>`)
    .join('');

/**
 * Returns the content of a rich-text field as HTML. The value is HTML if the form printed HTML, or if it begins with a
 * tag, as the editor writes it. Any other text was typed into the plain field and is escaped.
 */
export const richTextOf = ({ value, defaultValue }: HTMLTextAreaElement): string =>
  /<\w/.test(defaultValue) || /^<\w/.test(value) ? value : paragraphs(value);
