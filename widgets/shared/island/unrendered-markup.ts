import { captchaIn } from '../base/other-boxes.ts';
import { sendButtonsIn } from '../markup/buttons.ts';
import { isChoice } from '../markup/choices.ts';
import { isTouched } from '../markup/touched.ts';

export { addSentences } from './add-sentences.ts';
export { unrenderedParser } from './unrendered-parser.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

const controlsIn = (root: ParentNode): Control[] => [...root.querySelectorAll<Control>('input,select,textarea,button')];

const isButton = ({ type }: Control): boolean => /^(submit|button|image)$/.test(type);
const isTyped = ({ type }: Control): boolean => !/^(radio|checkbox|submit|button|reset|image|hidden|file)$/.test(type);

/** Rules that match old and new controls, the most certain first. */
const sameControlRules: readonly ((old: Control, now: Control) => boolean)[] = [
  (old, now) => now.id !== '' && old.id === now.id && old.type === now.type,
  (old, now) =>
    now.name !== '' && old.name === now.name && (isTyped(now) ? isTyped(old) : old.value === now.value),
  (old, now) => isButton(now) && isButton(old) && [...now.classList].some(name => old.classList.contains(name)),
];

const onlyOf = <Element>(elements: readonly Element[]): Element | undefined =>
  elements.length === 1 ? elements[0] : undefined;

/** Returns the old control that a new one replaces. */
function predecessorOf(control: Control, before: readonly Control[]): Control | undefined {
  const found = sameControlRules.map(isSame => onlyOf(before.filter(old => isSame(old, control))));
  return found.find(old => old !== undefined);
}

/** Copies the reader's changes. Untouched controls are not copied, because the view may know their values better. */
function carryOverControl(from: Control, to: Control): void {
  let isDone = false;
  if (isTouched(from)) {
    if (isChoice(from) && isChoice(to)) to.checked = from.checked;
    else if (isTyped(from) && isTyped(to)) to.value = from.value;
    to.dispatchEvent(new CustomEvent('input', { bubbles: true }));
  }
  // The kernel may repeat a click on the old control once the box is ready. The default is prevented, because browsers
  // log a warning for a form outside the page. Only the first click is passed on, because a plug-in may click again for
  // the same tap.
  from.addEventListener('click', event => {
    if (!from.isConnected) event.preventDefault();
    if (to.isConnected && !isDone) to.click();
    isDone = true;
  });
}

/** The focused element and the content of a box. */
export type Markup = readonly [focused: Element | null, ...nodes: ChildNode[]];

function rootOf(nodes: readonly ChildNode[], box: HTMLElement): ParentNode {
  if (nodes[0]?.parentNode === box) return box;
  const root = new DocumentFragment();
  root.append(...nodes);
  return root;
}

const topOf = (control: Element): number => control.getBoundingClientRect().top;

/** The control that the reader touches, and its position in the viewport. */
export interface Touched {
  control: Control;
  top: number;
}

/**
 * Returns the control that the reader touches. Also checks `:hover`, because Safari does not focus tapped radios and
 * buttons.
 */
export function touchedIn(box: HTMLElement): Touched | undefined {
  const controls = controlsIn(box);
  const control =
    controls.find(one => one === document.activeElement) ?? controls.find(one => one.matches(':hover'));
  return control && { control, top: topOf(control) };
}

/**
 * Copies the reader's texts, choices and focus from a box's old markup to the new one. Also moves the content of the
 * captcha group, if that is a separate box. Scrolls so that the touched element stays in place, even if content above
 * it grows.
 */
export function carryOverState([focused, ...nodes]: Markup, box: HTMLElement, touched?: Touched): void {
  const root = rootOf(nodes, box);
  const before = controlsIn(root);
  const sender = onlyOf(sendButtonsIn(root));
  const captcha = captchaIn(root);
  captcha?.dispatchEvent(new CustomEvent('widget:unmount'));
  if (captcha) box.querySelector('.captcha-group:empty')?.append(...captcha.childNodes);
  const newSender = onlyOf(sendButtonsIn(box));
  for (const control of controlsIn(box)) {
    // An element that our view cannot render is the same as before.
    const old = predecessorOf(control, before) ?? (control === newSender && sender ? sender : control);
    if (old !== control) carryOverControl(old, control);
    if (old === focused) control.focus({ preventScroll: true });
    const growth = old === touched?.control ? topOf(control) - touched.top : 0;
    if (growth) scrollBy({ top: growth, behavior: 'instant' });
  }
  // The whole captcha was moved, and a moved element loses the focus.
  if (focused instanceof HTMLElement && box.contains(focused)) focused.focus({ preventScroll: true });
}
