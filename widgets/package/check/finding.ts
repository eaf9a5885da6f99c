/** Kinds of mistakes. Their names must stay stable, because CI stores them. */
export const kinds = {
  action: 'A form is sent to where its box does not send it, or to nowhere',
  address: 'An address that browsers do not load, or not as it is meant',
  call: 'A call answers what its contract does not allow',
  caching: 'A file or page is kept too short or not at all',
  class: 'A class that the stylesheet of the box needs is missing or misspelt',
  conf: 'Settings that cannot be used',
  document: 'The page lacks what boxes build on',
  field: 'A field that is not sent, or that nobody can name',
  form: 'A form in a form or a table, which browsers take apart',
  hidden: 'A box that is never seen, and never wakes',
  id: 'An id that two elements have, or none',
  kernel: 'The kernel is missing, there twice, or not loaded as a module',
  language: 'The language or direction of the page is missing or wrong',
  markup: 'Markup that the box cannot use',
  name: 'An unknown name of a box or attribute',
  nesting: 'Elements that browsers take apart, or that are not closed',
  once: 'A box that a page has once is there twice',
  picture: 'A picture without a size, an address or a text',
  policy: 'The Content Security Policy refuses what boxes need',
  required: 'What a box needs is missing, or of the wrong type',
  script: 'Code in an attribute, which policies refuse and views drop',
  stylesheet: 'The stylesheet of the boxes is missing',
  time: 'A time without a zone, or in the wrong unit',
  type: 'A button without a type, which sends a form',
  unnamed: 'A button or link without a name',
} as const;

export type FindingKind = keyof typeof kinds;

/** A mistake on a page. */
export interface Finding {
  /** Line in the page's HTML, starting at 1. */
  line: number;
  kind: FindingKind;
  /** Name of a box, or a part of the page. */
  part: string;
  /** Message with the mistake and its fix. */
  says: string;
}

/** Reports a mistake of an element or a line. */
export type Report = (place: Element | number, kind: FindingKind, part: string, says: string) => void;

/** Reports a mistake of a box under its name. */
export type BoxReport = (kind: FindingKind, says: string, place?: Element) => void;
