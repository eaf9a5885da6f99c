'use client';
import { type ReactNode, useState } from 'react';

interface CopyLinkProps {
  address: string;
  label: string;
  copied: string;
}

/** Milliseconds that the confirmation stays. */
const shownFor = 1600;

/** Copies the short link of an article, and says so. */
export function CopyLink({ address, label, copied }: CopyLinkProps): ReactNode {
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address);
    setCopied(true);
    setTimeout(setCopied, shownFor, false);
  }

  return (
    <>
      <button type="button" className="copy-link-button needs-script" onClick={() => void copy()}>
        {label}
      </button>
      <span className="copy-link-done" role="status">
        {isCopied ? copied : null}
      </span>
    </>
  );
}
