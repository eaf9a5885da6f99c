'use client';
import { type ReactNode, useState } from 'react';

interface CopyLinkProps {
  address: string;
  label: string;
  copied: string;
  /** The icon. */
  children: ReactNode;
}

/** Milliseconds that the confirmation stays. */
const shownFor = 1600;

/** Copies the short link of an article, and says so. */
export function CopyLink({ address, label, copied, children }: CopyLinkProps): ReactNode {
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address);
    setCopied(true);
    setTimeout(setCopied, shownFor, false);
  }

  return (
    <>
      <button type="button" className="copy-link-button needs-script" aria-label={label} onClick={() => void copy()}>
        {children}
      </button>
      <span className="copy-link-done" role="status">
        {isCopied ? copied : null}
      </span>
    </>
  );
}
