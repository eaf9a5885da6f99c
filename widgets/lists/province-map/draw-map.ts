import { fetchText } from '../../shared/calls/fetch-text.ts';
import { trustedHtml } from '../../shared/html/trusted-html.ts';
import { isEnabled, type Province } from './provinces.ts';

const namespace = 'http://www.w3.org/2000/svg';

/** A path of the map; one of a province has its name as a tooltip and takes its clicks. */
function drawPath({ id, attributes }: Element, provinces: readonly Province[]): SVGPathElement {
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', attributes.getNamedItem('d')?.value ?? '');
  const province = provinces.find(({ dataset }) => dataset.province === id);
  if (!province) return path;
  const title = document.createElementNS(namespace, 'title');
  title.textContent = province.textContent;
  path.append(title);
  path.dataset.province = id;
  if (!isEnabled(province)) path.setAttribute('aria-disabled', 'true');
  return path;
}

/**
 * Draws the map that an image shows anew, as a part of the page: nothing is taken over of the file but where its view
 * is and the forms of its paths. Rejects where the file cannot be had or has no province.
 */
export async function drawMap(image: HTMLImageElement, provinces: readonly Province[]): Promise<SVGElement> {
  const source = trustedHtml(await fetchText(image.src));
  // eslint-disable-next-line no-restricted-syntax -- Of the document that this makes, only names and numbers are read.
  const { documentElement } = new DOMParser().parseFromString(source, 'image/svg+xml');
  const map = document.createElementNS(namespace, 'svg');
  map.setAttribute('viewBox', documentElement.getAttribute('viewBox') ?? '');
  map.setAttribute('class', image.className);
  map.setAttribute('role', 'img');
  map.setAttribute('aria-label', image.alt);
  map.append(...Array.from(documentElement.querySelectorAll('path[id]'), path => drawPath(path, provinces)));
  if (!map.querySelector('[data-province]')) throw new Error('The map has none of the provinces');
  return map;
}
