import { isJalaliDay } from './jalali-day.ts';

/** Lets a browser reject a wrong day, in the words that its field has for that. */
function check(field: HTMLInputElement): void {
  const { wrongDay } = field.dataset;
  const isWrong = wrongDay !== undefined && field.value.trim() !== '' && !isJalaliDay(field.value);
  field.setCustomValidity(isWrong ? wrongDay : '');
}

/** Shows the days from and to where the range is `custom`; otherwise they are hidden and out of use. */
export function followRange(form: HTMLFormElement): () => void {
  const range = form.querySelector<HTMLSelectElement>('[name=range]');
  const days = [...form.querySelectorAll<HTMLInputElement>('[name=from],[name=to]')];

  function follow(): void {
    const isCustom = range?.value === 'custom';
    for (const day of days) {
      day.disabled = !isCustom;
      day.closest('[data-days]')?.toggleAttribute('hidden', !isCustom);
      check(day);
    }
  }

  if (!range) return () => undefined;
  follow();
  // On the way back a browser fills forms in anew without a word.
  addEventListener('pageshow', follow);
  form.addEventListener('input', follow);
  form.addEventListener('change', follow);
  return () => {
    removeEventListener('pageshow', follow);
    form.removeEventListener('input', follow);
    form.removeEventListener('change', follow);
  };
}
