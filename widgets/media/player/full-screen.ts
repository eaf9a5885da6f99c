/** Video of Safari on an iPhone, where only a video fills the screen. */
type AppleVideo = HTMLMediaElement & { webkitEnterFullscreen?: () => void };
type Lockable = ScreenOrientation & { lock?: (orientation: string) => Promise<void> };

/** Tells if a video can fill the screen here: in some apps' own browsers it cannot. */
export const canFillScreen = (media: AppleVideo): boolean =>
  document.fullscreenEnabled || media.webkitEnterFullscreen !== undefined;

/** A wide video fills more of a phone that lies on its side. */
async function fill(media: HTMLVideoElement): Promise<void> {
  const stage = media.controls ? media : (media.parentElement ?? media);
  await stage.requestFullscreen();
  if (media.videoWidth > media.videoHeight) await (screen.orientation as Lockable | undefined)?.lock?.('landscape');
}

/** Has a video with its controls fill the screen, or gives that back. */
export function toggleFullScreen(media: HTMLMediaElement): void {
  if (!(media instanceof HTMLVideoElement)) return;
  if (!document.fullscreenEnabled) {
    (media as AppleVideo).webkitEnterFullscreen?.();
    return;
  }
  const change = document.fullscreenElement ? document.exitFullscreen() : fill(media);
  // A refusal of the browser is not worth an error.
  change.catch(() => {});
}
