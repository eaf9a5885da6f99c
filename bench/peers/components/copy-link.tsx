'use client';
import { type ReactNode, useState } from 'react';
import type { readCopyLink } from '../reading/lists.ts';
import { Icon } from './icon.tsx';

/** Milliseconds that the confirmation stays. */
const shownFor = 1600;

type CopyLinkProps = ReturnType<typeof readCopyLink>;

/** The short link of an article, and a button that copies it. */
export function CopyLink({ url, label, buttonLabel, path, copiedMessage }: CopyLinkProps): ReactNode {
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(url);
    setCopied(true);
    setTimeout(() => setCopied(false), shownFor);
  }

  return (
    <div data-widget="copy-link" className="copy-link">
      <a className="copy-link-url" href={url} aria-label={label}>
        <Icon path={path} />
      </a>
      <button type="button" className="copy-link-button needs-script" aria-label={buttonLabel} onClick={() => void copy()}>
        <Icon path={path} />
      </button>
      <span className="copy-link-done" role="status">
        {isCopied && copiedMessage}
      </span>
    </div>
  );
}
