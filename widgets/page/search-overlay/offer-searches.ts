import type { ReaderStorage } from '../../../kernel/types.ts';
import { foldPersian } from '../../shared/base/fold-persian.ts';
import { reportError } from '../../shared/base/report-error.ts';
import { renderTemplate } from '../../shared/template/template.ts';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts';

/** Returns true if a word of a text starts with the typed text. */
function begins(text: string, typed: string): boolean {
  const words = text.split(/\s+/);
  return words.some((_, at) => foldPersian(words.slice(at).join(' ')).startsWith(typed));
}

/** Shows only the searches that match the typed text, and hides lists without any. */
function follow(place: Element, typed: string): void {
  for (const list of place.querySelectorAll('ul')) {
    const items = [...list.querySelectorAll('li')];
    for (const item of items) item.hidden = !begins(item.textContent, typed);
    const { previousElementSibling: heading, nextElementSibling: next } = list;
    for (const part of [heading, list, next?.matches('button') ? next : null]) {
      part?.toggleAttribute('hidden', items.every(item => item.hidden));
    }
  }
}

/** Offers popular and recent searches as links, filtered by the typed text. */
export function offerSearches(place: Element, field: HTMLInputElement, box: HTMLElement, storage: ReaderStorage): void {
  const { searches: variant } = box.dataset;
  const { form } = field;
  if (!variant || !form) return;

  const narrow = (): void => follow(place, foldPersian(field.value));

  const show = async (): Promise<void> => {
    const recent = recentSearches(storage).map(words => ({
      words,
      address: `${form.action}?${new URLSearchParams({ pi: '1', all: words })}`,
    }));
    const partial = await renderTemplate('searches', { recent }, { variant });
    partial.querySelector('button')?.addEventListener('click', () => {
      forgetSearches(storage);
      field.focus();
      offer();
    });
    place.replaceChildren(partial);
    narrow();
  };

  const offer = (): void => {
    place.setAttribute('aria-busy', 'true');
    show()
      .catch((error: unknown) => reportError(box, error))
      .finally(() => place.removeAttribute('aria-busy'));
  };

  form.onsubmit = () => {
    const words = field.value.trim();
    if (words) keepSearch(storage, words);
  };
  field.oninput = narrow;
  offer();
}
