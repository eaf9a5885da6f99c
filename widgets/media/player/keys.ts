import { toggleFullScreen } from './full-screen.ts';

/** Seconds per arrow key and per `j` or `l`, and the volume step. */
const step = 5;
const leap = 10;
const louder = 0.1;

/** Toggles between play and pause. */
export function toggle(media: HTMLMediaElement): void {
  if (media.paused) media.play().catch(() => {});
  else media.pause();
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Actions by key. The right arrow seeks forward in every language, as in native players. */
const actions: Readonly<Record<string, (media: HTMLMediaElement) => void>> = {
  ' ': toggle,
  k: toggle,
  ArrowRight: media => (media.currentTime += step),
  ArrowLeft: media => (media.currentTime -= step),
  ArrowUp: media => (media.volume = clamp(media.volume + louder)),
  ArrowDown: media => (media.volume = clamp(media.volume - louder)),
  j: media => (media.currentTime -= leap),
  l: media => (media.currentTime += leap),
  m: media => (media.muted = !media.muted),
  f: toggleFullScreen,
};

/** Returns true if the focused control itself handles a key. */
const isItsOwn = (control: Element, key: string): boolean =>
  control.matches('select,a') || (key === ' ' ? control.matches('button') : /^Arrow/.test(key) && control.matches('.player-volume'));

/** Performs the action of a pressed key. */
export function pressKey(event: KeyboardEvent, media: HTMLMediaElement): void {
  const { key, code, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || isItsOwn(event.target as Element, key)) return;
  // On a Persian keyboard, `key` is a Persian letter, so the code (such as `KeyM`) is used.
  const action = actions[key] ?? actions[code.slice(3).toLowerCase()];
  if (!action) return;
  // Without this, the browser's own controls would repeat the action.
  event.preventDefault();
  action(media);
}
