import { sendButtonsIn } from '../markup/buttons.ts';
import { isChoice } from '../markup/choices.ts';
import { isTouched } from '../markup/touched.ts';

export { addSentences } from './add-sentences.ts';
export { unrenderedParser } from './unrendered-parser.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

const controlsIn = (root: ParentNode): Control[] => [...root.querySelectorAll<Control>('input,select,textarea,button')];

const isButton = ({ type }: Control): boolean => /^(submit|button|image)$/.test(type);
const isTyped = ({ type }: Control): boolean => !/^(radio|checkbox|submit|button|reset|image|hidden|file)$/.test(type);

/** Rules that match controls of the old and the new markup, the surest first. */
const sameControlRules: readonly ((old: Control, now: Control) => boolean)[] = [
  (old, now) => now.id !== '' && old.id === now.id && old.type === now.type,
  (old, now) =>
    now.name !== '' && old.name === now.name && (isTyped(now) ? isTyped(old) : old.value === now.value),
  (old, now) => isButton(now) && isButton(old) && [...now.classList].some(name => old.classList.contains(name)),
];

const onlyOf = <Element>(elements: readonly Element[]): Element | undefined =>
  elements.length === 1 ? elements[0] : undefined;

/** The old control that a new one stands for. */
function predecessorOf(control: Control, before: readonly Control[]): Control | undefined {
  const found = sameControlRules.map(isSame => onlyOf(before.filter(old => isSame(old, control))));
  return found.find(old => old !== undefined);
}

/** Keeps the reader's changes: the view may know untouched controls better. */
function carryOverControl(from: Control, to: Control): void {
  let isDone = false;
  if (isTouched(from)) {
    if (isChoice(from) && isChoice(to)) to.checked = from.checked;
    else if (isTyped(from) && isTyped(to)) to.value = from.value;
    to.dispatchEvent(new CustomEvent('input', { bubbles: true }));
  }
  // The kernel may hold a click on the old control, to be done again when the box is ready. A browser says in the
  // console that it sends no form which has left the page; a plug-in that clicks once more means the same tap.
  from.addEventListener('click', event => {
    if (!from.isConnected) event.preventDefault();
    if (to.isConnected && !isDone) to.click();
    isDone = true;
  });
}

/** Focused element, and content of a box. */
export type Markup = readonly [focused: Element | null, ...nodes: ChildNode[]];

function rootOf(nodes: readonly ChildNode[], box: HTMLElement): ParentNode {
  if (nodes[0]?.parentNode === box) return box;
  const root = new DocumentFragment();
  root.append(...nodes);
  return root;
}

const topOf = (control: Element): number => control.getBoundingClientRect().top;

/** The control that the reader touches, and where it is on the screen. */
export interface Touched {
  control: Control;
  top: number;
}

/** The control of a box that the reader touches. Safari gives the focus to no radio and no button that is tapped. */
export function touchedIn(box: HTMLElement): Touched | undefined {
  const controls = controlsIn(box);
  const control =
    controls.find(one => one === document.activeElement) ?? controls.find(one => one.matches(':hover'));
  return control && { control, top: topOf(control) };
}

/**
 * Puts the reader's texts, choices and focus of the old markup into a box's new one, and the content of the captcha's
 * group if that is a box of its own. An element that the reader touches stays where it is, whatever grows above it.
 */
export function carryOverState([focused, ...nodes]: Markup, box: HTMLElement, touched?: Touched): void {
  const root = rootOf(nodes, box);
  const before = controlsIn(root);
  const sender = onlyOf(sendButtonsIn(root));
  const captcha = root.querySelector('.captcha-group');
  captcha?.dispatchEvent(new CustomEvent('widget:unmount'));
  if (captcha) box.querySelector('.captcha-group:empty')?.append(...captcha.childNodes);
  const newSender = onlyOf(sendButtonsIn(box));
  for (const control of controlsIn(box)) {
    // An element that only the browser can show is the same as before.
    const old = predecessorOf(control, before) ?? (control === newSender && sender ? sender : control);
    if (old !== control) carryOverControl(old, control);
    if (old === focused) control.focus({ preventScroll: true });
    const growth = old === touched?.control ? topOf(control) - touched.top : 0;
    if (growth) scrollBy({ top: growth, behavior: 'instant' });
  }
  // The captcha was moved whole, and a moved element loses the focus.
  if (focused instanceof HTMLElement && box.contains(focused)) focused.focus({ preventScroll: true });
}
