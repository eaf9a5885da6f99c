import type { Mount } from '../../../kernel/types.ts';
import { wantsLessMotion } from '../../shared/base/motion.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Milliseconds between two rotations. */
const interval = 5000;

/** Tells if a part of an element is within the screen. */
function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/**
 * Moves the first item to the end every 5 s. It rests while the reader points at it, has the focus in it or has paused
 * it, while nobody can see it, and from the start where the reader wants less motion.
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
    // A name that changes says it all: a pressed state beside it would say the contrary.
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
