import { createElement, name } from '../base/elements.ts';
import { icon, type IconName } from './icons.ts';

export function createButton(iconName: IconName, label: string, act: () => void): HTMLButtonElement {
  const button = createElement('button', 'lightbox-button', { type: 'button' });
  name(button, label);
  button.append(icon(iconName));
  button.addEventListener('click', act);
  return button;
}
