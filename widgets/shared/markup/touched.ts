import { isChoice } from './choices.ts';

/** First value of a select: our views say it, since the runtimes do not mark the option. */
function defaultOf({ dataset, options }: HTMLSelectElement): string {
  const first = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return dataset.default ?? first?.value ?? '';
}

/** Tells if the reader has changed a control. */
export function isTouched(
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement,
): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if ('options' in control) return control.value !== defaultOf(control);
  return 'defaultValue' in control && control.value !== control.defaultValue.replace(/\r\n?/g, '\n');
}
