import { icon, type IconName } from './icons.ts';

type Attributes = Readonly<Record<string, string>>;

/** An element with a class and attributes. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  attributes: Attributes = {},
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

/** Names a control for those who see its icon and for those who do not. */
export function name(control: HTMLElement, label: string): void {
  control.title = label;
  control.setAttribute('aria-label', label);
}

/** A button of the lightbox with an icon. */
export function createButton(iconName: IconName, label: string, act: () => void): HTMLButtonElement {
  const button = createElement('button', 'lightbox-button', { type: 'button' });
  name(button, label);
  button.append(icon(iconName));
  button.addEventListener('click', act);
  return button;
}
