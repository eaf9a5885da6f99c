/** A box that is paused and reloaded together with the others of the page. */
interface SportsBox {
  /** Root element. A box whose root was removed is not reloaded. */
  root: Element | null;
  pause: (isPaused: boolean) => void;
  reload: (isAsked: boolean) => unknown;
}

const boxes = new Set<SportsBox>();
let arePaused = false;

/** Registers a box. Returns a function that unregisters it. */
export function joinBoxes(box: SportsBox): () => void {
  boxes.add(box);
  box.pause(arePaused);
  return () => void boxes.delete(box);
}

export function pauseAll(isPaused: boolean): void {
  arePaused = isPaused;
  for (const box of boxes) box.pause(isPaused);
}

/** Reloads all boxes. `asked` is the reload of the box that the reader uses, which may not be registered yet. */
export function reloadAll(asked: SportsBox['reload']): void {
  void asked(true);
  for (const { root, reload } of boxes) if (reload !== asked && root?.isConnected) void reload(false);
}
