/**
 * Lets WebKit play an element later than the current tap. WebKit permits media only within 5 s after a tap, and older
 * versions only at once (https://webkit.org/blog/6784/new-video-policies-for-ios/). Other browsers need no permission,
 * and Chromium would download the file despite `preload`. Only WebKit has `audioTracks`
 * (https://developer.mozilla.org/docs/Web/API/HTMLMediaElement/audioTracks#browser_compatibility).
 */
export function unlock(media: HTMLMediaElement): void {
  if ('audioTracks' in media) media.load();
}
