export interface FieldOption {
  value: string;
  label: string;
  selected: boolean;
}

interface CommonField {
  name: string;
  label: string;
  /** Shown as placeholder, or below the title of a section. */
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
  /** Rule for a filled-in field: any text, an e-mail address or a cell phone number. */
  rule: 'any' | 'email' | 'cell';
  /** Message for text that breaks the rule. */
  ruleMessage: string;
  value: string;
  /** Value of HTML's `autocomplete`. Empty for none. */
  autoComplete: string;
  /** Longest text, in characters as readers see them. 0 for no limit. */
  limit: number;
  limitMessage: string;
  /** True if the value must not be stored in a draft. */
  sensitive: boolean;
  /** Further HTML attributes of a field from another CMS, such as `min`. */
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

/** A field for a choice: one option, or any number of checkboxes. */
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

/** A field from another CMS that we cannot render. Its own elements stay. */
export interface NativeField {
  kind: 'kept';
  name: string;
  label: string;
  elements: readonly Element[];
}

export type ValueField = LineField | LongField | ChoiceField;
export type Field = ValueField | SectionBreak;

/** Any part of a form in the browser. */
export type ShownField = Field | NativeField;

/** Values of a form, by field name. */
export type Values = ReadonlyMap<string, readonly string[]>;

/** Messages about wrong fields, by field name. */
export type Errors = ReadonlyMap<string, string>;

/** State of a form that the server has refused: the submitted values, the errors and a message. */
export interface FormState {
  values: Values;
  errors: Errors;
  notice: string;
  /** Key of the captcha, on a page that is rendered for one reader. Empty on cached pages. */
  captchaKey?: string;
}

/** State of a form that has not been sent. */
export const newState: FormState = { values: new Map(), errors: new Map(), notice: '' };
