import type { ReactNode } from 'react';

interface StickyHeaderProps {
  children: ReactNode;
}

/** Renders a header that stays in the viewport. */
export const StickyHeaderBox = ({ children }: StickyHeaderProps): ReactNode => (
  <header className="sticky-header casts-shadow" data-widget="sticky-header" data-load="scroll">
    {children}
  </header>
);
