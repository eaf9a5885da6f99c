/**
 * Remembers where a box ends, and returns what is to be called once the box has another height. Where the reader sees
 * what follows the box, and not the box's start, that stays in its place, and what is new is above it. A browser that
 * holds a place by itself holds that of the box, for that is on the screen; and some hold none.
 */
export function holdEnd(box: Element): () => void {
  const { top, bottom } = box.getBoundingClientRect();
  return () => {
    if (top >= 0 || bottom >= innerHeight) return;
    scrollBy({ top: box.getBoundingClientRect().bottom - bottom, behavior: 'instant' });
  };
}
