/** Index of the tab that a key leads to from another one; undefined for keys that lead nowhere. */
export function tabAfter(key: string, index: number, count: number, isRightToLeft: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const step = (key === 'ArrowLeft') === isRightToLeft ? 1 : -1;
  return (index + step + count) % count;
}
