import type { ReactNode } from 'react';

interface StickyHeaderProps {
  children: ReactNode;
}

/** A header that stays on the screen, as the server prints it. */
export const StickyHeaderBox = ({ children }: StickyHeaderProps): ReactNode => (
  <header className="sticky-header casts-shadow" data-widget="sticky-header" data-load="scroll">
    {children}
  </header>
);
