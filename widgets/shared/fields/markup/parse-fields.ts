import { isChoice } from '../../html/is-choice.ts';
import { numberOf, textOf } from '../../island/markup.ts';
import { markupError } from '../../island/markup-error.ts';
import { type Control, controlsOf } from '../controls.ts';
import type { ChoiceField, Field, FieldOption, LineField, LongField, SectionBreak } from '../field.ts';

/** What a view of ours can show and send. */
const knownTypes = /^(text|search|email|tel|url|number|password|radio|checkbox|select-one|textarea)$/;

/** Said in Persian where the markup has no sentence of its own. */
const emailSentence = 'لطفاً ایمیل خود را درست وارد کنید!';

/** The text of a label, without that of a control in it. */
export function labelOf(element: Element | null | undefined, mandatory: boolean): string {
  const label = element?.cloneNode(true) as Element | undefined;
  label?.querySelectorAll('select,textarea').forEach(control => control.remove());
  const text = label?.textContent.trim() ?? '';
  return mandatory ? text.replace(/\s*\*$/, '') : text;
}

/** Whether a legend is that of one field's choices, and not the title of a form. */
export function isOfGroup({ parentElement: group }: Element): boolean {
  const [first, ...others] = group ? controlsOf(group) : [];
  return first !== undefined && isChoice(first) && others.every(({ name }) => name === first.name) && !group?.querySelector('fieldset');
}

/** A label that a control shares with all of its name. */
function groupLabel(control: Control): Element | null | undefined {
  const legend = control.closest('fieldset,[role=group],[role=radiogroup]')?.querySelector('legend');
  return legend && isOfGroup(legend) ? legend : null;
}

const ownLabel = (control: Control): Element | undefined => control.labels?.[0];

/** The label of a field. Throws where it has none: the view would show a field that asks for nothing. */
function fieldLabel(group: readonly [Control, ...Control[]], mandatory: boolean): string {
  const [control] = group;
  const label = isChoice(control) ? groupLabel(control) : ownLabel(control);
  const text = labelOf(label, mandatory) || (control.getAttribute('aria-label') ?? '');
  // One checkbox is its own label.
  if (!text && !(isChoice(control) && group.length === 1)) throw markupError(`"${control.name}" has no label`);
  return text;
}

/** Throws where the view would lose something of a field. */
function expectUsable([control, ...others]: readonly [Control, ...Control[]]): void {
  const { name, type } = control;
  const isAlone = others.length === 0 || isChoice(control);
  const isOpen = !control.disabled && !('readOnly' in control && control.readOnly);
  if (!knownTypes.test(type) || !isAlone || !isOpen) throw markupError(`Only the browser can show and send "${name}"`);
}

function hintOf(control: Control): string {
  const field = control.closest('.field');
  return field ? textOf(field, '.field-hint') : '';
}

function optionsOf(control: Control, group: readonly Control[]): FieldOption[] {
  if ('options' in control) {
    return Array.from(control.options, ({ value, text, defaultSelected }) => {
      return { value, label: text, selected: defaultSelected };
    });
  }
  return group.filter(isChoice).map(choice => {
    const label = labelOf(ownLabel(choice), false);
    if (!label) throw markupError(`A choice of "${choice.name}" has no label`);
    return { value: choice.value, label, selected: choice.defaultChecked };
  });
}

function limitsOf({ dataset }: Control): Pick<LongField, 'limit' | 'limitMessage' | 'sensitive'> {
  return {
    limit: numberOf(dataset.limit, 'data-limit'),
    limitMessage: dataset.limitMsg ?? '',
    sensitive: dataset.sensitive !== undefined,
  };
}

function lineOf({ type, dataset }: Control): Pick<LineField, 'type' | 'rule' | 'ruleMessage'> {
  const rule = type === 'email' || dataset.rule === 'email' ? 'email' : dataset.rule === 'cell' ? 'cell' : 'any';
  return {
    type: type === 'search' ? 'text' : (type as LineField['type']),
    rule,
    ruleMessage: dataset.ruleMsg ?? (rule === 'email' ? emailSentence : ''),
  };
}

function parseField(group: readonly [Control, ...Control[]]): Field {
  const [control] = group;
  const { name, dataset, type } = control;
  expectUsable(group);
  const mandatory = group.some(({ required }) => required) || dataset.mandatory !== undefined;
  const common = { name, mandatory, label: fieldLabel(group, mandatory), requiredMessage: dataset.requiredMsg ?? '' };
  if (isChoice(control) || 'options' in control) {
    return {
      ...common,
      kind: isChoice(control) ? (type as 'radio' | 'checkbox') : 'select',
      hint: hintOf(control),
      options: optionsOf(control, group),
    } satisfies ChoiceField;
  }
  const typed = {
    ...common,
    ...limitsOf(control),
    hint: control.placeholder,
    value: control.defaultValue,
  };
  return type === 'textarea'
    ? { ...typed, kind: dataset.rich === undefined ? 'textarea' : 'richeditor' }
    : { ...typed, kind: 'line', autoComplete: control.autocomplete, ...lineOf(control) };
}

const parseSection = (section: HTMLElement): SectionBreak => ({
  kind: 'section',
  name: section.dataset.name ?? '',
  label: textOf(section, 'h2'),
  hint: textOf(section, 'p'),
});

/** The groups of a form's controls that share a name, by the first one of each. */
function groupsIn(form: HTMLFormElement): Map<Element, [Control, ...Control[]]> {
  const firsts = new Map<string, [Control, ...Control[]]>();
  for (const control of controlsOf(form)) {
    const group = firsts.get(control.name);
    if (group) group.push(control);
    else firsts.set(control.name, [control]);
  }
  return new Map(Array.from(firsts.values(), group => [group[0], group]));
}

/** Reads the fields of a form, in their order. Throws MarkupError where a view would lose something of one. */
export function parseFields(form: HTMLFormElement): Field[] {
  const groups = groupsIn(form);
  return [...form.querySelectorAll<HTMLElement>('.field-section,input,select,textarea')].flatMap(element => {
    const group = groups.get(element);
    if (group) return [parseField(group)];
    return element.matches('.field-section') ? [parseSection(element)] : [];
  });
}
