const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it may stand in an element or in a quoted attribute. */
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, mark => escapes[mark] ?? mark);

/** HTML that is safe to print as it is. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** What a template may hold: text is escaped, lists are printed one after another, nothing prints nothing. */
export type Insert = Markup | string | number | null | undefined | false | readonly Insert[];

function printed(insert: Insert): string {
  if (insert === null || insert === undefined || insert === false) return '';
  if (typeof insert === 'string') return escapeHtml(insert);
  if (typeof insert === 'number') return String(insert);
  return insert instanceof Markup ? insert.text : insert.map(printed).join('');
}

/** A template of HTML in which everything that is put in is escaped, as text and in quoted attributes. */
export const html = (strings: TemplateStringsArray, ...inserts: readonly Insert[]): Markup =>
  new Markup(strings.map((text, index) => text + printed(inserts[index])).join(''));
