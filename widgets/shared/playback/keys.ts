/** Seconds that an arrow moves a film by, and the part of full volume. */
const step = 5;
const louder = 0.1;

function toggleFullScreen(media: HTMLMediaElement): void {
  // Safari has it without a prefix from 16.4 on; the button of its own controls does it before.
  if (media.localName !== 'video' || !document.fullscreenEnabled) return;
  const change = document.fullscreenElement ? document.exitFullscreen() : media.requestFullscreen();
  // What a browser refuses is not worth an error.
  change.catch(() => {});
}

function toggle(media: HTMLMediaElement): void {
  if (media.paused) media.play().catch(() => {});
  else media.pause();
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** What a key does; the right arrow goes forward in every language, as it does in browsers' own players. */
const actions: Readonly<Record<string, (media: HTMLMediaElement) => void>> = {
  ' ': toggle,
  k: toggle,
  ArrowRight: media => (media.currentTime += step),
  ArrowLeft: media => (media.currentTime -= step),
  ArrowUp: media => (media.volume = clamp(media.volume + louder)),
  ArrowDown: media => (media.volume = clamp(media.volume - louder)),
  m: media => (media.muted = !media.muted),
  f: toggleFullScreen,
};

/** Does what a key that is pressed on a film says. */
export function pressKey(event: KeyboardEvent, media: HTMLMediaElement): void {
  const { key, code, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  // On a Persian keyboard the key of a letter, such as `KeyM`, writes another one.
  const action = actions[key] ?? actions[code.slice(3).toLowerCase()];
  if (!action) return;
  // Or the browser's own controls do it once more.
  event.preventDefault();
  action(media);
}
