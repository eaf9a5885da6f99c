import { removeCookie, writeCookie } from '../../../kernel/cookies.ts';
import type { Kernel } from '../../../kernel/types.ts';
import { applyViewport, type ViewMode, viewModeCookie, viewModeLifetime } from '../../../kernel/view-mode.ts';

/** Switches the view mode and remembers it: a cookie for desktop view, none for mobile. */
export function setViewMode(mode: ViewMode, { page }: Kernel): void {
  const name = viewModeCookie(page.host);
  applyViewport(mode);
  if (mode === 'desktop') writeCookie(name, mode, viewModeLifetime);
  else removeCookie(name);
}
