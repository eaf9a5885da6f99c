/** A video in Safari on iPhones, where only video elements can go full screen. */
type AppleVideo = HTMLMediaElement & { webkitEnterFullscreen?: () => void };
type Lockable = ScreenOrientation & { lock?: (orientation: string) => Promise<void> };

/** Returns true if a video can go full screen. Some in-app browsers do not support it. */
export const canFillScreen = (media: AppleVideo): boolean =>
  document.fullscreenEnabled || media.webkitEnterFullscreen !== undefined;

/** Rotates a phone for a wide video. */
async function fill(media: HTMLVideoElement): Promise<void> {
  const stage = media.controls ? media : (media.parentElement ?? media);
  await stage.requestFullscreen();
  if (media.videoWidth > media.videoHeight) await (screen.orientation as Lockable | undefined)?.lock?.('landscape');
}

/** Toggles full screen of a video with its controls. */
export function toggleFullScreen(media: HTMLMediaElement): void {
  if (!(media instanceof HTMLVideoElement)) return;
  if (!document.fullscreenEnabled) {
    (media as AppleVideo).webkitEnterFullscreen?.();
    return;
  }
  const change = document.fullscreenElement ? document.exitFullscreen() : fill(media);
  // Ignores a refusal by the browser.
  change.catch(() => {});
}
