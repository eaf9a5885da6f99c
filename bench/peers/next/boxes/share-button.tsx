'use client';
import { type ReactNode, useEffect, useState } from 'react';

interface ShareButtonProps {
  label: string;
  title: string;
  url: string;
  /** The icon. */
  children: ReactNode;
}

/** The phone's own way to pass an article on, where it has one. */
export function ShareButton({ label, title, url, children }: ShareButtonProps): ReactNode {
  const [isOffered, setOffered] = useState(false);

  useEffect(() => setOffered('share' in navigator), []);

  // A reader who closes the sheet has changed her mind.
  const share = (): void => void navigator.share({ title, url }).catch(() => {});
  return (
    <button type="button" disabled={!isOffered} aria-label={label} onClick={share}>
      {children}
    </button>
  );
}
