import { isChoice } from './choices.ts';

/**
 * Returns the initial value of a select. Our views set `data-default`, because the view libraries do not mark the
 * option.
 */
function defaultOf({ dataset, options }: HTMLSelectElement): string {
  const first = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return dataset.default ?? first?.value ?? '';
}

/** Returns true if the reader has changed a control. */
export function isTouched(
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement,
): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if ('options' in control) return control.value !== defaultOf(control);
  return 'defaultValue' in control && control.value !== control.defaultValue.replace(/\r\n?/g, '\n');
}
