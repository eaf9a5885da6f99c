import { removeCookie, writeCookie } from '../../../kernel/cookies.ts';
import { applyViewport, type ViewMode, viewModeCookie, viewModeLifetime } from '../../../kernel/view-mode.ts';

/** Switches the view mode and remembers it: with a cookie for desktop view, without one for mobile. */
export function setViewMode(mode: ViewMode): void {
  const name = viewModeCookie(location.hostname);
  applyViewport(mode);
  if (mode === 'desktop') writeCookie(name, mode, viewModeLifetime);
  else removeCookie(name);
}
