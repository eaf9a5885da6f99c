import DOMPurify, { type Config } from 'dompurify';
import { htmlPolicy } from '../../base/trusted-html.ts';
import { plainText } from './plain-text.ts';

/** The marks of simple writing. */
const tags = ['p', 'div', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'blockquote', 'a'];

// The types know only the browser's own class of policies.
const policy = htmlPolicy as unknown as Config['TRUSTED_TYPES_POLICY'];

const simpleWriting: Config = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ...(policy && { TRUSTED_TYPES_POLICY: policy }),
};

/** While it undoes, the editor marks the selection with inputs that have an id. */
const undoneWriting: Config = {
  ...simpleWriting,
  ALLOWED_TAGS: [...tags, 'input'],
  ALLOWED_ATTR: ['href', 'id'],
  RETURN_TRUSTED_TYPE: true,
};

DOMPurify.addHook('afterSanitizeAttributes', element => {
  if (element.nodeName !== 'A') element.removeAttribute('href');
});

/** Nodes of rich text, without anything but simple writing. */
export const richNodes = (html: string): DocumentFragment =>
  document.importNode(DOMPurify.sanitize(html, { ...simpleWriting, RETURN_DOM_FRAGMENT: true }), true);

/** An editor keeps a line open behind lists. */
const emptyEnd = /(?:<(p|div)>(?:<br>)?<\/\1>|<br>)+$/;

/** A tag of HTML, as the browser prints it, that is not one of the marks alone. */
const otherTag = new RegExp(`<(?!/?(?:${tags.join('|')})>)`);

/**
 * Rich text that the browser has printed, without anything but simple writing; empty where it says nothing. With each
 * letter that is typed it is asked for, and hardly ever has anything to clean.
 */
export function cleanRichText(html: string): string {
  const clean = otherTag.test(html) ? DOMPurify.sanitize(html, simpleWriting) : html;
  return plainText(clean) === '' ? '' : clean.replace(emptyEnd, '');
}

/** An earlier state of the editor, selection and all. The browser lets it become markup. */
export const undoneRichText = (html: string): string => DOMPurify.sanitize(html, undoneWriting);

const escaped = (text: string): string => text.replace(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`);

/** Plain text as rich text: a paragraph for each line. */
const paragraphs = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(line => `<p>${escaped(line) || '<br>'}</p>`)
    .join('');

/**
 * Content of a field for rich text, as HTML. The form's own value may be rich, and an editor's text begins with a tag;
 * any other text was typed into the plain field, and stands for itself.
 */
export const richTextOf = ({ value, defaultValue }: HTMLTextAreaElement): string =>
  /<\w/.test(defaultValue) || /^<\w/.test(value) ? value : paragraphs(value);
