/** Tells if a video can be shown in a window of its own here. */
export const hasPictureWindow = (): boolean => document.pictureInPictureEnabled;

/** Shows a video in a window of its own, or brings it back. */
export function togglePictureWindow(media: HTMLVideoElement): void {
  const change = document.pictureInPictureElement ? document.exitPictureInPicture() : media.requestPictureInPicture();
  // A refusal of the browser is not worth an error.
  change.catch(() => {});
}
