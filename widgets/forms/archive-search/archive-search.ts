import type { Mount } from '../../../kernel/types.ts';
import { archiveAddress, hasQuery, goTo } from './archive-address.ts';
import { hasWords } from '../../shared/base/keep-empty-search.ts';
import { followAdvanced } from './advanced.ts';
import { followRange } from './range.ts';
import { formIn } from '../../shared/markup/form-in.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Selects that navigate at once: topic, type, place, day, month and year. */
const instant = /^(tp|ty|pl|dy|mn|yr)$/;

const isInstant = (target: EventTarget | null): target is HTMLSelectElement =>
  target instanceof HTMLSelectElement && instant.test(target.name);

/** Returns the values that a form would submit. Leaves out a search term that is only the field's placeholder. */
function valuesOf(form: HTMLFormElement, words: HTMLInputElement | null): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.append(name, value);
  if (words && !hasWords(words)) values.delete('all');
  return values;
}

/** Resets the selects to their printed values, which match the shown results. */
function sayWhatIsShown(form: HTMLFormElement): void {
  for (const select of [...form.elements].filter(isInstant)) {
    const shown = [...select.options].findIndex(option => option.defaultSelected);
    select.selectedIndex = Math.max(shown, 0);
  }
}

function formOf(box: HTMLElement): HTMLFormElement {
  const form = formIn(box);
  if (!form) throw markupError('The archive lacks its form');
  return form;
}

/** Navigates to the archive's URL for the form, at once when the reader chooses a section, a place or a day. */
const mount: Mount = box => {
  const form = formOf(box);
  const words = form.querySelector<HTMLInputElement>('[name=all]');

  const go = (values: URLSearchParams): void =>
    // The prefix keeps a path that begins with two slashes on this host.
    goTo(`/.${archiveAddress(values, new URL(form.action).pathname, location.href)}`);

  function change({ target }: Event): void {
    if (isInstant(target)) go(valuesOf(form, words));
  }

  function submit(event: Event): void {
    const values = valuesOf(form, words);
    event.preventDefault();
    if (hasQuery(values)) go(values);
    else words?.focus();
  }

  function comeBack({ persisted }: PageTransitionEvent): void {
    if (persisted) sayWhatIsShown(form);
  }

  const stops = [followAdvanced(form), followRange(form)];
  form.addEventListener('change', change);
  form.addEventListener('submit', submit);
  addEventListener('pageshow', comeBack);
  return () => {
    for (const stop of stops) stop();
    form.removeEventListener('change', change);
    form.removeEventListener('submit', submit);
    removeEventListener('pageshow', comeBack);
  };
};

export default mount;
