/**
 * Has WebKit play an element later than the tap that this is called in, which permits what it begins for 5 s at most,
 * and in older versions only at once (https://webkit.org/blog/6784/new-video-policies-for-ios/). Other browsers need no
 * permission, and Chromium would fetch the element's file, whatever `preload` says: only WebKit has `audioTracks`
 * (https://developer.mozilla.org/docs/Web/API/HTMLMediaElement/audioTracks#browser_compatibility).
 */
export function unlock(media: HTMLMediaElement): void {
  if ('audioTracks' in media) media.load();
}
