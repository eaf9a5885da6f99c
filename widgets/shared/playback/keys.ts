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

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** What a key does; the right arrow goes forward in every language, as it does in browsers' own players. */
const actions: Readonly<Record<string, (media: HTMLMediaElement) => void>> = {
  ' ': media => (media.paused ? void media.play().catch(() => {}) : media.pause()),
  ArrowRight: media => (media.currentTime += step),
  ArrowLeft: media => (media.currentTime -= step),
  ArrowUp: media => (media.volume = clamp(media.volume + louder)),
  ArrowDown: media => (media.volume = clamp(media.volume - louder)),
  m: media => (media.muted = !media.muted),
  f: toggleFullScreen,
};

/** Does what a key on a player says; not those of its controls, which have a use for them. */
export function pressKey(event: KeyboardEvent, media: HTMLMediaElement): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (target !== media || ctrlKey || metaKey || altKey) return;
  const action = actions[key === 'k' ? ' ' : key];
  if (!action) return;
  // Or the browser's own controls do it once more.
  event.preventDefault();
  action(media);
}
