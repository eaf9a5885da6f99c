import type { ReaderStorage } from '../../../kernel/types.ts';
import { reportError } from '../../shared/base/report-error.ts';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts';

/** What others search for, and what the reader did, as links. Without the partial there is nothing but the field. */
export function offerSearches(place: Element, field: HTMLInputElement, box: HTMLElement, storage: ReaderStorage): void {
  const { searches: variant } = box.dataset;
  const { form } = field;
  if (!variant || !form) return;

  const show = async (): Promise<void> => {
    const { renderTemplate } = await import('../../shared/template/template.ts');
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
  offer();
}
