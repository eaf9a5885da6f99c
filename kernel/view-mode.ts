export type ViewMode = 'desktop' | 'mobile';

/** Lifetime of the view-mode cookie: seven days in milliseconds. */
export const viewModeLifetime = 604_800_000;

/** Name of the cookie that keeps a reader's desktop view on this host. */
export const viewModeCookie = (host: string): string => `${host.replace(/\./g, '')}_responsive`;

/** Sets the width of the viewport: 1200 CSS pixels in desktop view, the device's own in mobile view. */
export function applyViewport(mode: ViewMode): void {
  document
    .querySelector('meta[name=viewport]')
    ?.setAttribute('content', mode === 'desktop' ? 'width=1200' : 'width=device-width, initial-scale=1');
}
