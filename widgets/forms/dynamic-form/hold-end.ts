/**
 * Remembers where a box ends, and returns a function to call once the box has another height. If the reader sees the
 * part below the box, and not the box's start, that part stays in its place, and new content is above it. A browser
 * that holds a place by itself holds that of the box, for that is on the screen; and some hold none. A box that has
 * what it kept room for gives back as much of that as moves nothing on the screen.
 */
export function holdEnd(box: HTMLElement): (isFilled: boolean) => void {
  const { top, bottom } = box.getBoundingClientRect();
  const isEndSeen = top < 0 && bottom < innerHeight;
  const least = isEndSeen ? bottom - top - scrollY : Math.min(bottom, innerHeight) - top;
  return isFilled => {
    if (isFilled) box.style.minBlockSize = `${Math.max(0, least)}px`;
    if (isEndSeen) scrollBy({ top: box.getBoundingClientRect().bottom - bottom, behavior: 'instant' });
  };
}
