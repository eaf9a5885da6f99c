import type { Parameter } from '../../shared/render/parameters.ts';
import { attributeTypes } from '../box-schema.ts';
import { isPartOf, type Rule } from './box-rules.ts';
import { jsonOf } from '../json-of.ts';

const isOfType = (value: string, type: string): boolean => {
  const known = attributeTypes[type];
  return known ? new RegExp(known.pattern ?? '').test(value) : type === value;
};

const fits = (value: string, types: readonly string[]): boolean =>
  types.length === 0 || types.some(type => isOfType(value, type));

/** The elements that a selector finds; undefined where this document cannot read it. */
function find(root: Element, selector: string): Element[] | undefined {
  try {
    return [...root.querySelectorAll(selector)];
  } catch {
    return undefined;
  }
}

/** Whether an element is, or has in it, what a selector finds; true where this document cannot read that. */
function hasElement(owner: Element, selector: string): boolean {
  try {
    const isIt = owner.matches(selector.replace(/^&/, ''));
    return isIt || (!selector.startsWith('&') && owner.querySelector(selector) !== null);
  } catch {
    return true;
  }
}

/** What an element lacks or has wrong, by one parameter; undefined where nothing. */
function faultOf(owner: HTMLElement, { kind, name, types, isRequired }: Parameter): string | undefined {
  if (kind === 'element') return isRequired && !hasElement(owner, name) ? `It lacks ${name.replace(/^&/, '')}` : undefined;
  if (kind === 'setting') {
    const isThere = Object.hasOwn(Object(jsonOf(owner.dataset.conf ?? '{}')) as object, name);
    return isRequired && !isThere ? `Its data-conf lacks "${name}"` : undefined;
  }
  const value = owner.getAttribute(name);
  if (value === null) return isRequired ? `It lacks ${name}` : undefined;
  return fits(value, types) ? undefined : `${name}="${value}" is not ${types.join(' or ')}`;
}

const isClass = ({ kind, name }: Parameter): boolean => kind === 'element' && /^&?(\.|:is\(\.)/.test(name);

/** What a box reads, by its documents: whether it is all there, and of the type that it has to be. */
export const checkParameters: Rule = ({ box, known }, says) => {
  for (const parameter of known?.parameters ?? []) {
    if (parameter.isOutside) continue;
    const owners = parameter.owner === '' ? [box] : (find(box, parameter.owner) ?? []);
    for (const owner of owners.filter(one => isPartOf(box, one)) as HTMLElement[]) {
      const fault = faultOf(owner, parameter);
      const kind = isClass(parameter) ? 'class' : 'required';
      if (fault) says(kind, `${fault}: ${parameter.says || 'WIDGETS.md says what for.'}`, owner);
    }
  }
};
