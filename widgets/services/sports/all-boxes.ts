/** What one box lets the others of its page do, as a reader stops or asks for all of them at once. */
interface SportsBox {
  pause: (isPaused: boolean) => void;
  reload: (isAsked: boolean) => unknown;
}

const boxes = new Set<SportsBox>();
let arePaused = false;

/** Lets a box follow the others until the returned function is called. */
export function joinBoxes(box: SportsBox): () => void {
  boxes.add(box);
  box.pause(arePaused);
  return () => void boxes.delete(box);
}

export function pauseAll(isPaused: boolean): void {
  arePaused = isPaused;
  for (const box of boxes) box.pause(isPaused);
}

/** Reloads all boxes; the reader waits for the one that was asked. */
export function reloadAll(asked: SportsBox['reload']): void {
  for (const { reload } of boxes) void reload(reload === asked);
}
