import type { ReactNode } from 'react';
import { messagesFor } from '../../shared/print/messages/messages.ts';

/** The two links that switch the view mode; without JavaScript the server answers them (SPEC §2.15). */
export function ViewModeBox({ language, path }: { language: string; path: string }): ReactNode {
  const messages = messagesFor(language);
  return (
    <nav className="view-mode responsive-tools" data-widget="view-mode" aria-label={messages.viewMode}>
      <a href={`${path}?view=desktop`} rel="nofollow" data-view-mode="desktop">
        {messages.viewDesktop}
      </a>
      <a href={path} rel="nofollow" data-view-mode="mobile">
        {messages.viewMobile}
      </a>
    </nav>
  );
}
