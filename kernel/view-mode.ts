export type ViewMode = 'desktop' | 'mobile';

/** Lifetime of the view-mode cookie: seven days in milliseconds. */
export const viewModeLifetime = 604_800_000;

/** Name of the cookie that stores the desktop view for this host. */
export const viewModeCookie = (host: string): string => `${host.replace(/\./g, '')}_responsive`;

/** Contents of the viewport's meta. */
export const mobileViewport = 'width=device-width, initial-scale=1';
export const desktopViewport = 'width=1200';

const meta = 'meta[name=viewport]';

export const printedViewport = (): string => document.querySelector<HTMLMetaElement>(meta)?.content ?? '';

const setViewport = (content: string): void => document.querySelector(meta)?.setAttribute('content', content);

/** Sets the viewport's width to that of a view. */
export const applyViewport = (mode: ViewMode): void =>
  setViewport(mode === 'desktop' ? desktopViewport : mobileViewport);

/**
 * Applies the view that the reader has chosen; without a choice, the printed viewport. The test needs no host name: the
 * cookie's name contains it, so no cookie of another host matches.
 */
export const showViewMode = (printed: string): void =>
  setViewport(/_responsive=desktop/.test(document.cookie) ? desktopViewport : printed);
