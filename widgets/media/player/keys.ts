import { toggleFullScreen } from './full-screen.ts';

/** Seconds that an arrow moves a video by, and the part of full volume. */
const step = 5;
const leap = 10;
const louder = 0.1;

/** Plays what is paused, and pauses what plays. */
export function toggle(media: HTMLMediaElement): void {
  if (media.paused) media.play().catch(() => {});
  else media.pause();
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Actions of keys; the right arrow goes forward in every language, as it does in browsers' own players. */
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

/** Tells if a control that has the focus does something itself with a key. */
const isItsOwn = (control: Element, key: string): boolean =>
  control.matches('select,a') || (key === ' ' ? control.matches('button') : /^Arrow/.test(key) && control.matches('.player-volume'));

/** Does what a key that is pressed on a video says. */
export function pressKey(event: KeyboardEvent, media: HTMLMediaElement): void {
  const { key, code, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || isItsOwn(event.target as Element, key)) return;
  // On a Persian keyboard the key of a letter, such as `KeyM`, writes another one.
  const action = actions[key] ?? actions[code.slice(3).toLowerCase()];
  if (!action) return;
  // Or the browser's own controls do it once more.
  event.preventDefault();
  action(media);
}
