import { type Parameter, typeName } from '../../shared/render/table.ts';
import { found, patternOf, selectorOf } from '../box-schema.ts';
import { isPartOf, type Rule } from './box-rules.ts';
import { refusalOf } from './check-policy.ts';
import { jsonOf } from '../json-of.ts';
import { urlOf } from './read-page.ts';
import { inTemplates } from './source.ts';

function isZone(timeZone: string): boolean {
  try {
    return timeZone === '' || new Intl.DateTimeFormat('en', { timeZone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

const isOfType = (value: string, type: string): boolean => {
  if (type === 'zone') return isZone(value);
  const pattern = patternOf(type);
  return pattern === undefined ? type === value : new RegExp(pattern).test(value);
};

/** Fills in a type such as `poll-{data-id}` with the box's attribute. */
const filledIn = (type: string, box: Element): string =>
  type.replace(/\{(data-[\w-]+)\}/g, (place, name: string) => box.getAttribute(name) ?? place);

/**
 * Returns the elements that match a selector in an element, in its templates, or the element itself. Returns undefined
 * if jsdom does not support the selector.
 */
function find(root: Element, selector: string): Element[] | undefined {
  try {
    return [...found(root, selector), ...inTemplates(root, selector)];
  } catch {
    return undefined;
  }
}

const isClass = ({ kind, name, isRequired }: Parameter): boolean => kind === 'element' && isRequired && /^&?(\.|:is\(\.)/.test(name);

/** Describes how an element or its parts violate a parameter. Returns undefined if they do not. */
function faultOfElement(owner: Element, parameter: Parameter, it: string): string | undefined {
  const { name, types: [number], isRequired } = parameter;
  const selector = selectorOf(name, owner);
  const all = selector === undefined ? undefined : find(owner, selector);
  const count = name.startsWith('&') ? all && Number(all.includes(owner)) : all?.length;
  const isOther = name.startsWith('&') && !isClass(parameter);
  if (count === 0) return isRequired ? `${it} ${isOther ? `has to match "${selector}"` : `lacks ${selector}`}` : undefined;
  const isRight = count === undefined || number === undefined || count === Number(number);
  return isRight ? undefined : `${it} has ${count} of ${selector}, not ${number}`;
}

/** Describes a missing or invalid value of a parameter. Returns undefined if it is valid. */
function faultOf(owner: HTMLElement, parameter: Parameter, box: HTMLElement): string | undefined {
  const { kind, name, types, isRequired } = parameter;
  const it = owner === box ? 'It' : `This <${owner.localName}>`;
  if (kind === 'element') return faultOfElement(owner, parameter, it);
  if (kind === 'setting') {
    const isThere = Object.hasOwn(Object(jsonOf(owner.dataset.conf ?? '{}')) as object, name);
    return isRequired && !isThere ? `${it} lacks "${name}" in its data-conf` : undefined;
  }
  const value = owner.getAttribute(name);
  const asked = types.map(type => filledIn(type, box));
  const [only = ''] = asked.length === 1 && patternOf(asked.join()) === undefined ? asked : [];
  if (value === null) return isRequired ? `${it} lacks ${name}${only && `="${only}"`}` : undefined;
  const isRight = asked.length === 0 || asked.some(type => isOfType(value, type));
  return isRight ? undefined : `${name}="${value}" is not ${asked.map(typeName).join(' or ')}`;
}

/** Checks that a box has all documented parameters with the right types. */
export const checkParameters: Rule = ({ box, known, page, policy }, says) => {
  for (const parameter of known?.parameters ?? []) {
    const { owner: selector, types, isOutside } = parameter;
    const root = isOutside ? box.ownerDocument.documentElement : box;
    const owners = selector === '' ? [root] : (find(root, selector) ?? []);
    const isRead = (one: Element): boolean => (isOutside ? !one.closest('[data-widget]') : isPartOf(box, one) || !one.isConnected);
    for (const owner of owners.filter(isRead) as HTMLElement[]) {
      const fault = faultOf(owner, parameter, box);
      const kind = types.includes('time') ? 'time' : isClass(parameter) ? 'class' : 'required';
      const about = parameter.folder === 'sentences' ? `such as "${parameter.says}"` : parameter.says || 'WIDGETS.md says what for.';
      if (fault) says(kind, `${fault}: ${about}`, owner);
      const called = parameter.types.includes('call') ? urlOf(owner.getAttribute(parameter.name) ?? '', page) : undefined;
      // Another rule reports the page's own host once.
      const refusal = called && called.host !== page.host && refusalOf('connect-src', called, page, policy);
      if (refusal) says('policy', refusal, owner);
    }
  }
};
