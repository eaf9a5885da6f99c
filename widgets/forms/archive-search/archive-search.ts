import type { Mount } from '../../../kernel/types.ts';
import { archiveAddress, hasQuery, goTo } from './archive-address.ts';
import { hasWords } from '../../shared/base/keep-empty-search.ts';
import { followAdvanced } from './advanced.ts';
import { followRange } from './range.ts';
import { formIn } from '../../shared/markup/form-in.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** The selects that are followed at once: topic, type, place, day, month and year. */
const instant = /^(tp|ty|pl|dy|mn|yr)$/;

const isInstant = (target: EventTarget | null): target is HTMLSelectElement =>
  target instanceof HTMLSelectElement && instant.test(target.name);

/** Values that a form would send; words that are its field's placeholder do not count. */
function valuesOf(form: HTMLFormElement, words: HTMLInputElement | null): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.append(name, value);
  if (words && !hasWords(words)) values.delete('all');
  return values;
}

/** Sets the form back to its printed values, which the page shows. */
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

/** Leads to the archive by its address, with the choice of a section, a place or a day at once. */
const mount: Mount = box => {
  const form = formOf(box);
  const words = form.querySelector<HTMLInputElement>('[name=all]');

  const go = (values: URLSearchParams): void =>
    // A path may begin with two slashes, which by itself is another host's address.
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
