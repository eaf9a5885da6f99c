import type { Mount } from '../../../kernel/types.ts';
import { wantsLessMotion } from '../../shared/base/motion.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Time in milliseconds between two moves. */
const interval = 5000;

/** Returns true if a part of an element is in the viewport. */
function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/**
 * Moves the first item to the end every 5 s. Pauses while the reader points at it, has the focus in it or has pressed
 * the button, and while it is not visible. Starts paused if the reader prefers reduced motion.
 */
const mount: Mount = box => {
  const list = box.querySelector('ul');
  const button = box.querySelector('button');
  if (!list || !button) throw markupError('The ticker lacks its list or its button');

  const { pause, resume } = button.dataset;
  let isPaused = wantsLessMotion();

  function show(): void {
    if (!button) return;
    button.classList.toggle('off', isPaused);
    const label = isPaused ? resume : pause;
    // A changing label already shows the state, so a pressed state would contradict it.
    if (!label) button.setAttribute('aria-pressed', String(isPaused));
    else if (button.textContent !== label) button.textContent = label;
  }

  function rotate(): void {
    if (!list || isPaused || document.hidden || !isOnScreen(list) || list.matches(':hover, :focus-within')) return;
    if (list.firstElementChild) list.append(list.firstElementChild);
  }

  function toggle(): void {
    isPaused = !isPaused;
    show();
  }

  show();
  const timer = setInterval(rotate, interval);
  button.addEventListener('click', toggle);
  return () => {
    clearInterval(timer);
    isPaused = false;
    show();
    button.removeEventListener('click', toggle);
  };
};

export default mount;
