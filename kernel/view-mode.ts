export type ViewMode = 'desktop' | 'mobile';

/** Lifetime of the view-mode cookie: seven days in milliseconds. */
export const viewModeLifetime = 604_800_000;

/** Name of the cookie that stores the desktop view for this host. */
export const viewModeCookie = (host: string): string => `${host.replace(/\./g, '')}_responsive`;

const setViewport = (content: string): void =>
  document.querySelector('meta[name=viewport]')?.setAttribute('content', content);

export const applyDesktopView = (): void => setViewport('width=1200');

/** Sets the viewport's width: 1200 CSS pixels in desktop view, the device's own in mobile view. */
export function applyViewport(mode: ViewMode): void {
  if (mode === 'desktop') applyDesktopView();
  else setViewport('width=device-width, initial-scale=1');
}
