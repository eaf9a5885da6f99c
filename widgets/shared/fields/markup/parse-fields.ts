import type { UnrenderedParser } from '../../island/unrendered-parser.ts';
import { isChoice } from '../../markup/choices.ts';
import { numberOf, textOf } from '../../markup/parse.ts';
import { type Control, controlsOf } from '../controls.ts';
import type { ChoiceField, FieldOption, LineField, LongField, SectionBreak, ShownField } from '../field.ts';

/** Persian message, used if the markup has none. */
const emailSentence = 'لطفاً ایمیل خود را درست وارد کنید!';

const withoutMark = (text: string): string => text.replace(/\s*\*$/, '');

/** Returns the text of a label without that of a control inside it. */
export function labelOf(element: Element | null | undefined, mandatory: boolean): string {
  const label = element?.cloneNode(true) as Element | undefined;
  label?.querySelectorAll('select,textarea').forEach(control => control.remove());
  const text = label?.textContent.trim() ?? '';
  return mandatory ? withoutMark(text) : text;
}

/** Returns true if a legend labels the choices of one field, and not a whole form. */
export function isOfGroup({ parentElement: group }: Element): boolean {
  const [first, ...others] = group ? controlsOf(group) : [];
  return first !== undefined && isChoice(first) && others.every(({ name }) => name === first.name) && !group?.querySelector('fieldset');
}

/** Returns the label of a group of choices. */
function groupLabel(control: Control): Element | null | undefined {
  const legend = control.closest('fieldset,[role=group],[role=radiogroup]')?.querySelector('legend');
  return legend && isOfGroup(legend) ? legend : null;
}

/** Controls with the same name. */
type Group = readonly [Control, ...Control[]];

/** Returns the label of a field. Empty if the field has none, or is a checkbox that serves as its own label. */
function fieldLabel(group: Group, mandatory: boolean, form: HTMLFormElement, parser?: UnrenderedParser): string {
  const [control] = group;
  const label = isChoice(control) ? groupLabel(control) : (parser?.labelAt(control, form) ?? control.labels?.[0]);
  return labelOf(label, mandatory) || (parser?.nameOf(group, form) ?? '');
}

function hintOf(control: Control): string {
  const field = control.closest('.field');
  return field ? textOf(field, '.field-hint') : '';
}

function optionsOf(group: Group, isNameless: boolean, form: HTMLFormElement, parser?: UnrenderedParser): FieldOption[] {
  const [control] = group;
  if ('options' in control) {
    return [...control.options].map(({ value, text, defaultSelected }) => {
      return { value, label: text, selected: defaultSelected };
    });
  }
  return group.filter(isChoice).map(choice => {
    const label = parser?.choiceLabel(choice, form) ?? labelOf(choice.labels?.[0], false);
    // The mark of a mandatory field follows its label, which is here the label of the choice.
    return { value: choice.value, label: isNameless ? withoutMark(label) : label, selected: choice.defaultChecked };
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

function parseField(group: Group, form: HTMLFormElement, parser?: UnrenderedParser): ShownField {
  const [control] = group;
  const { name, dataset, type } = control;
  const mandatory = group.some(({ required }) => required) || dataset.mandatory !== undefined;
  const label = fieldLabel(group, mandatory, form, parser);
  if (parser?.isForBrowser(group, label, form)) {
    const own = group.length === 1 ? parser.choiceLabel(control, form) : '';
    return { kind: 'kept', name, label: label || own, elements: parser.elementsOf(group, form) };
  }
  const common = { name, mandatory, label, requiredMessage: dataset.requiredMsg ?? '' };
  if (isChoice(control) || 'options' in control) {
    return {
      ...common,
      kind: isChoice(control) ? (type as 'radio' | 'checkbox') : 'select',
      hint: hintOf(control),
      options: optionsOf(group, mandatory && !label, form, parser),
    } satisfies ChoiceField;
  }
  const typed = {
    ...common,
    ...limitsOf(control),
    ...(parser && { attributes: parser.attributesOf(control) }),
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

/** Returns the form's controls grouped by name, by the first control of each group. */
function groupsIn(form: HTMLFormElement): Map<Element, [Control, ...Control[]]> {
  const firsts = new Map<string, [Control, ...Control[]]>();
  for (const control of controlsOf(form)) {
    const group = firsts.get(control.name);
    if (group) group.push(control);
    else firsts.set(control.name, [control]);
  }
  return new Map([...firsts.values()].map(group => [group[0], group]));
}

/** Reads the fields of a form in document order. A field that our view could not fully show keeps its own elements. */
export function parseFields(form: HTMLFormElement, parser?: UnrenderedParser): ShownField[] {
  const groups = groupsIn(form);
  return [...form.querySelectorAll<HTMLElement>('.field-section,input,select,textarea')].flatMap(element => {
    const group = groups.get(element);
    if (group) return [parseField(group, form, parser)];
    return element.matches('.field-section') ? [parseSection(element)] : [];
  });
}
