/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface ShareButtonProps {
  title: string;
  url: string;
  label: string;
}

/** Passes the story on by the phone's own sheet, where there is one. */
export function ShareButton({ title, url, label }: ShareButtonProps): VNode {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  // Who closes the sheet has changed their mind.
  const share = (): void => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <button type="button" disabled={!canShare} onClick={share}>
      {label}
    </button>
  );
}
