import { rememberReadingSize } from '../../../kernel/reading-size.ts';
import type { Mount } from '../../../kernel/types.ts';
import { changedSize, type FontSizeStep } from './model.ts';

const isStep = (value: string | undefined): value is FontSizeStep => /^(larger|smaller|reset)$/.test(value ?? '');

/** Returns the factor by which the reader's display settings enlarge all text. */
const textScale = (): number => Number(getComputedStyle(document.documentElement).getPropertyValue('--text-scale')) || 1;

/** Changes the font size of this and later articles by one pixel per click. */
const mount: Mount = box => {
  const body = document.querySelector<HTMLElement>('[data-article-body]');

  function change({ target }: Event): void {
    const step = (target as Element).closest<HTMLElement>('[data-step]')?.dataset.step;
    if (!body || !isStep(step)) return;
    const size = `calc(${changedSize(parseFloat(getComputedStyle(body).fontSize) / textScale(), step)}px*var(--text-scale,1))`;
    rememberReadingSize(size);
    // Uses the variable, because another page may change it before the reader comes back to this one.
    document.documentElement.style.setProperty('--reading-size', size);
    body.style.fontSize = `var(--reading-size,${size})`;
  }

  box.addEventListener('click', change);
  return () => box.removeEventListener('click', change);
};

export default mount;
