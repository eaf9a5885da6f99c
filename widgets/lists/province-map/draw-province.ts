import { isEnabled, type Province } from './provinces.ts';

const create = (name: 'use' | 'title'): SVGElement => document.createElementNS('http://www.w3.org/2000/svg', name);

/** The form of a province, which the browser takes from the map's file, with the province's name as a tooltip. */
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
