export const hasPictureWindow = (): boolean => document.pictureInPictureEnabled;

export function togglePictureWindow(media: HTMLVideoElement): void {
  const change = document.pictureInPictureElement ? document.exitPictureInPicture() : media.requestPictureInPicture();
  // Ignores a refusal by the browser.
  change.catch(() => {});
}
