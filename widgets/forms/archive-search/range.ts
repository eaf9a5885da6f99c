import { typedNumber } from '../../shared/fields/rules/typed-number.ts';

/** Eight of every 33 years are leap years. This is exact for the years that are accepted here. */
const isLeapYear = (year: number): boolean => (year * 25 + 11) % 33 < 8;

function daysIn(month: number, year: number): number {
  if (month > 11) return isLeapYear(year) ? 30 : 29;
  return month > 6 ? 30 : 31;
}

/** Returns true for a date of the Persian calendar, such as ۱۴۰۵/۰۸/۱۵, in any digits. */
export function isJalaliDay(text: string): boolean {
  const match = /^(1[34]\d\d)[/-](\d\d?)[/-](\d\d?)$/.exec(typedNumber(text));
  if (!match) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year);
}

/** Makes the browser refuse an invalid date with the message of its field. */
function check(field: HTMLInputElement): void {
  const { wrongDay } = field.dataset;
  const isWrong = wrongDay !== undefined && field.value.trim() !== '' && !isJalaliDay(field.value);
  field.setCustomValidity(isWrong ? wrongDay : '');
}

/**
 * Shows the date fields if the range is `custom`; otherwise hides and disables them. Returns a function that stops
 * this.
 */
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
  // After Back, browsers restore forms without firing events.
  addEventListener('pageshow', follow);
  form.addEventListener('input', follow);
  form.addEventListener('change', follow);
  return () => {
    removeEventListener('pageshow', follow);
    form.removeEventListener('input', follow);
    form.removeEventListener('change', follow);
  };
}
