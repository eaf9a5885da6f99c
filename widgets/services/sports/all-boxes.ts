/** Actions on all boxes of a page: a reader pauses or renews them all at once. */
interface SportsBox {
  /** One that a host has taken off the page asks for nothing more. */
  root: Element | null;
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

/** Reloads the other boxes beside one that the reader waits for, which may not have joined them yet. */
export function reloadAll(asked: SportsBox['reload']): void {
  void asked(true);
  for (const { root, reload } of boxes) if (reload !== asked && root?.isConnected) void reload(false);
}
