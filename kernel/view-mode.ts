export type ViewMode = 'desktop' | 'mobile';

/** Lifetime of the view-mode cookie: seven days in milliseconds (SPEC §9.3). */
export const viewModeLifetime = 604_800_000;

/** Name of the cookie that keeps a reader's desktop view on this host (SPEC §3.17). */
export const viewModeCookie = (host: string): string => `${host.replace(/\./g, '')}_responsive`;

/** Sets the width of the viewport: 1200 CSS pixels in desktop view, the device's own in mobile view (SPEC §4.1). */
export function applyViewport(mode: ViewMode): void {
  document
    .querySelector('meta[name=viewport]')
    ?.setAttribute('content', mode === 'desktop' ? 'width=1200' : 'width=device-width, initial-scale=1');
}
