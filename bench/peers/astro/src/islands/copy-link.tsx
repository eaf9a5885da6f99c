/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from './icon.tsx';

/** Milliseconds that the confirmation stays. */
const shownFor = 1600;

export interface CopyLinkProps {
  url: string;
  label: string;
  buttonLabel: string;
  /** Of the icon. */
  path: string;
  copiedMessage: string;
}

/** The short link of an article, and a button that copies it. */
export function CopyLink({ url, label, buttonLabel, path, copiedMessage }: CopyLinkProps): VNode {
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(url);
    setCopied(true);
    setTimeout(() => setCopied(false), shownFor);
  }

  return (
    <div data-widget="copy-link" class="copy-link">
      <a class="copy-link-url" href={url} aria-label={label}>
        <Icon path={path} />
      </a>
      <button
        type="button"
        class="copy-link-button needs-script"
        aria-label={buttonLabel}
        onClick={() => void copy()}
      >
        <Icon path={path} />
      </button>
      <span class="copy-link-done" role="status">
        {isCopied && copiedMessage}
      </span>
    </div>
  );
}
