import { reportError } from '../../shared/base/report-error.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Returns the picture of a box's map, which may follow pictures of the news. */
export const mapIn = (box: Element): HTMLImageElement | null => box.querySelector('img:not(.province-news img)');

/**
 * Reports a map that cannot be loaded. Returns a function that stops this. Throws MarkupError if the map is on another
 * host, because browsers do not load shapes from there.
 */
export function watchMap(box: HTMLElement): () => void {
  const { map = '' } = box.dataset;
  const picture = mapIn(box);
  const unusable = markupError(`data-map="${map}" cannot be had`);
  if (new URL(map, location.href).origin !== location.origin) throw unusable;
  const report = (): void => reportError(box, unusable);
  picture?.addEventListener('error', report);
  // The picture may have failed before the box woke.
  if (picture?.complete && picture.naturalWidth === 0) report();
  return () => picture?.removeEventListener('error', report);
}
