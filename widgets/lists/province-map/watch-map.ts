import { reportError } from '../../shared/base/report-error.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** The picture of a box's map: those of its news may stand before it. */
export const mapIn = (box: Element): HTMLImageElement | null => box.querySelector('img:not(.province-news img)');

/**
 * Reports a map that cannot be had; returns what ends that. Throws MarkupError where it is of another host: a browser
 * takes no forms from there.
 */
export function watchMap(box: HTMLElement): () => void {
  const { map = '' } = box.dataset;
  const picture = mapIn(box);
  const unusable = markupError(`data-map="${map}" cannot be had`);
  if (new URL(map, location.href).origin !== location.origin) throw unusable;
  const report = (): void => reportError(box, unusable);
  picture?.addEventListener('error', report);
  // It may have failed before the box woke.
  if (picture?.complete && picture.naturalWidth === 0) report();
  return () => picture?.removeEventListener('error', report);
}
