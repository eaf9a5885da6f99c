import { isEnabled, type Province } from './provinces.ts';

const create = (name: string): SVGElement =>
  document.createElementNS('http://www.w3.org/2000/svg', name) as SVGElement;

/** The form of a province, with its name as a tooltip. It is one of the map's file: of that, the browser takes no more. */
export function drawProvince(province: Province, file: string): SVGElement {
  const form = create('use');
  const title = create('title');
  form.setAttribute('href', `${file}#${province.dataset.province}`);
  form.setAttribute('data-province', province.dataset.province ?? '');
  form.setAttribute('aria-disabled', String(!isEnabled(province)));
  title.textContent = province.textContent;
  form.append(title);
  return form;
}
