/** Returns true if the browser supports picture-in-picture. */
export const hasPictureWindow = (): boolean => document.pictureInPictureEnabled;

/** Toggles picture-in-picture. */
export function togglePictureWindow(media: HTMLVideoElement): void {
  const change = document.pictureInPictureElement ? document.exitPictureInPicture() : media.requestPictureInPicture();
  // Ignores a refusal by the browser.
  change.catch(() => {});
}
