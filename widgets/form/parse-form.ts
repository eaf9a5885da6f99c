import type { CaptchaProps } from '../captcha/captcha.tsx';
import { parseCaptcha } from '../captcha/markup.ts';
import { MarkupError, numberOf, textOf } from '../island/markup.ts';
import { type Control, controlsOf, isChoice } from './controls.ts';
import { urlOf } from './draft-id.ts';
import type { ChoiceField, Field, FieldOption, LineField, LongField } from './field.ts';

/** What a form says about its sending (SPEC §2.12). */
export interface FormMessages {
  success: string;
  error: string;
  captchaError: string;
  /** Where the server was not reached. */
  unreachable: string;
  /** Before the names of the fields that are not right. */
  invalid: string;
  /** Where an earlier draft was put back. */
  draftRestored: string;
}

export interface FormProps {
  /** Where the form is sent to. */
  url: string;
  title: string;
  fields: readonly Field[];
  /** Names and values of the fields that readers do not see. */
  hidden: ReadonlyMap<string, string>;
  captcha: CaptchaProps | null;
  sendLabel: string;
  messages: FormMessages;
  /** What a server has found wrong, by the names of the fields. */
  errors: ReadonlyMap<string, string>;
  /** What a server has to say about it. */
  notice: string;
}

/** SPEC §5.1: said in Persian where the markup has no sentence of its own. */
const emailSentence = 'لطفاً ایمیل خود را درست وارد کنید!';

/** The text of a label, without that of a control in it. */
function labelOf(element: Element | null | undefined, mandatory: boolean): string {
  const label = element?.cloneNode(true) as Element | undefined;
  label?.querySelectorAll('select,textarea').forEach(control => control.remove());
  const text = label?.textContent.trim() ?? '';
  return mandatory ? text.replace(/\s*\*$/, '') : text;
}

/** Whether a legend is that of one field's choices, and not the title of a form. */
function isOfGroup({ parentElement: group }: Element): boolean {
  const [first, ...others] = group ? controlsOf(group) : [];
  return first !== undefined && isChoice(first) && others.every(({ name }) => name === first.name) && !group?.querySelector('fieldset');
}

/** A label that a control shares with all of its name. */
function groupLabel(control: Control): Element | null | undefined {
  const legend = control.closest('fieldset,[role=group],[role=radiogroup]')?.querySelector('legend');
  return legend && isOfGroup(legend) ? legend : null;
}

const ownLabel = (control: Control): Element | undefined => control.labels?.[0];

function optionsOf(control: Control, group: readonly Control[]): FieldOption[] {
  if ('options' in control) {
    return Array.from(control.options, ({ value, text, defaultSelected }) => {
      return { value, label: text, selected: defaultSelected };
    });
  }
  return group.filter(isChoice).map(choice => ({
    value: choice.value,
    label: labelOf(ownLabel(choice), false),
    selected: choice.defaultChecked,
  }));
}

function limitsOf({ dataset }: Control): Pick<LongField, 'limit' | 'limitMessage' | 'sensitive'> {
  return {
    limit: numberOf(dataset.limit, 'limit'),
    limitMessage: dataset.limitMsg ?? '',
    sensitive: dataset.sensitive !== undefined,
  };
}

function lineOf({ type, dataset }: Control): Pick<LineField, 'type' | 'rule' | 'ruleMessage'> {
  const isLine = /^(text|email|tel|url|number|password)$/.test(type);
  const rule = type === 'email' || dataset.rule === 'email' ? 'email' : dataset.rule === 'cell' ? 'cell' : 'any';
  return {
    type: isLine ? (type as LineField['type']) : 'text',
    rule,
    ruleMessage: dataset.ruleMsg ?? (rule === 'email' ? emailSentence : ''),
  };
}

function parseField(group: readonly [Control, ...Control[]]): Field {
  const [control] = group;
  const { name, dataset, type } = control;
  if (/^(file|select-multiple)$/.test(type)) throw new MarkupError(`Only the browser can show and send "${name}"`);
  const mandatory = group.some(({ required }) => required) || dataset.mandatory !== undefined;
  const common = { name, mandatory, requiredMessage: dataset.requiredMsg ?? '' };
  if (isChoice(control) || 'options' in control) {
    return {
      ...common,
      kind: type === 'radio' || type === 'checkbox' ? type : 'select',
      label: labelOf('options' in control ? ownLabel(control) : groupLabel(control), mandatory),
      hint: '',
      options: optionsOf(control, group),
    } satisfies ChoiceField;
  }
  const typed = {
    ...common,
    ...limitsOf(control),
    label: labelOf(ownLabel(control), mandatory) || (control.getAttribute('aria-label') ?? ''),
    hint: control.placeholder,
    value: control.defaultValue,
  };
  return type === 'textarea'
    ? { ...typed, kind: dataset.rich === undefined ? 'textarea' : 'richeditor' }
    : { ...typed, kind: 'line', autoComplete: control.autocomplete, ...lineOf(control) };
}

function parseFields(form: HTMLFormElement): Field[] {
  const groups = new Map<string, [Control, ...Control[]]>();
  for (const control of controlsOf(form)) {
    const group = groups.get(control.name);
    if (group) group.push(control);
    else groups.set(control.name, [control]);
  }
  return [...groups.values()].map(parseField);
}

const errorsIn = (form: HTMLFormElement): Map<string, string> =>
  new Map(
    Array.from(form.querySelectorAll<HTMLElement>('.field-error[data-field]'), ({ dataset, textContent }) => [
      dataset.field ?? '',
      textContent.trim(),
    ]),
  );

const titleOf = (form: HTMLFormElement): string =>
  labelOf([...form.querySelectorAll('legend')].find(legend => !isOfGroup(legend)), false);

function sendLabelOf(form: HTMLFormElement): string {
  const button = form.querySelector<HTMLInputElement>('.form-send,[type=submit],button:not([type])');
  return button?.textContent.trim() || (button?.value ?? '');
}

/**
 * Reads a form from its markup (SPEC §2.12, §5.1). What it says about its sending is on the box or on the form itself.
 * Throws MarkupError where there is no form, or one that only the browser can send.
 */
export function parseForm(box: HTMLElement): FormProps {
  const form = box.querySelector('form');
  if (!form) throw new MarkupError('The box has no form');
  const said = (name: string): string => form.dataset[name] ?? box.dataset[name] ?? '';
  const hidden = form.querySelectorAll<HTMLInputElement>('input[type=hidden][name]');
  return {
    url: urlOf(form, box),
    title: titleOf(form),
    fields: parseFields(form),
    hidden: new Map(Array.from(hidden, ({ name, defaultValue }) => [name, defaultValue])),
    captcha: parseCaptcha(form),
    sendLabel: sendLabelOf(form),
    messages: {
      success: said('success'),
      error: said('error'),
      captchaError: said('captchaError'),
      unreachable: said('unreachable'),
      invalid: said('invalid'),
      draftRestored: said('draftRestored'),
    },
    errors: errorsIn(form),
    notice: textOf(form, '.form-message'),
  };
}
