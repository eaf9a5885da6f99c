export interface FieldOption {
  value: string;
  label: string;
  selected: boolean;
}

interface CommonField {
  name: string;
  label: string;
  /** Shown in the empty field, or under the title of a section. */
  hint: string;
  mandatory: boolean;
  /** Message for an empty mandatory field. */
  requiredMessage: string;
}

/** A field for one line of text. */
export interface LineField extends CommonField {
  kind: 'line';
  type:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'number'
    | 'password'
    | 'date'
    | 'time'
    | 'datetime-local'
    | 'month'
    | 'week'
    | 'color'
    | 'range';
  /** Required content of a filled field: anything, an e-mail address or a cell phone number. */
  rule: 'any' | 'email' | 'cell';
  /** Message for other content. */
  ruleMessage: string;
  value: string;
  /** A token of HTML's autocomplete; empty for none. */
  autoComplete: string;
  /** Most characters as the reader sees them; 0 for any number. */
  limit: number;
  limitMessage: string;
  /** Never kept as a draft. */
  sensitive: boolean;
  /** Attributes for the browser from a field of others, such as its smallest value. */
  attributes?: Readonly<Record<string, string>>;
}

/** A field for several lines, of plain or of rich text. */
export interface LongField extends CommonField {
  kind: 'textarea' | 'richeditor';
  value: string;
  limit: number;
  limitMessage: string;
  sensitive: boolean;
  attributes?: Readonly<Record<string, string>>;
}

/** A field to choose from: one of the options, or with checkboxes any of them. */
export interface ChoiceField extends CommonField {
  kind: 'radio' | 'checkbox' | 'select';
  options: readonly FieldOption[];
}

/** A heading between fields. */
export interface SectionBreak {
  kind: 'section';
  name: string;
  label: string;
  hint: string;
}

/** A field of others that only the browser can show: its own elements stay. */
export interface NativeField {
  kind: 'kept';
  name: string;
  label: string;
  elements: readonly Element[];
}

export type ValueField = LineField | LongField | ChoiceField;
export type Field = ValueField | SectionBreak;

/** Member of a form on the phone. */
export type ShownField = Field | NativeField;

/** Content of a form, by the names of its fields. */
export type Values = ReadonlyMap<string, readonly string[]>;

/** Faults of the fields of those names, in the reader's language. */
export type Errors = ReadonlyMap<string, string>;

/** A server's state of a form that it has refused: the typed values, their faults, and a message. */
export interface FormState {
  values: Values;
  errors: Errors;
  notice: string;
  /** Key of the captcha, on a page that is made for one reader; empty on others. */
  captchaKey?: string;
}

/** State of a form that has not been sent. */
export const newState: FormState = { values: new Map(), errors: new Map(), notice: '' };
