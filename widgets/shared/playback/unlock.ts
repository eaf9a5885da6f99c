/**
 * Has WebKit play an element later than the tap that this is called in, which permits what it begins for 5 s at most,
 * and in older versions only at once (https://webkit.org/blog/6784/new-video-policies-for-ios/). Nothing is fetched for
 * it by an element without a source, or with `preload="none"`.
 */
export const unlock = (media: HTMLMediaElement): void => media.load();
