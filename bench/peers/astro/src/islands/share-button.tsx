/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';

export interface ShareButtonProps {
  title: string;
  url: string;
  label: string;
  /** Of the icon. */
  path: string;
}

/** Passes the story on by the phone's own sheet, where there is one. */
export function ShareButton({ title, url, label, path }: ShareButtonProps): VNode {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  // Who closes the sheet has changed their mind.
  const share = (): void => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <button type="button" disabled={!canShare} aria-label={label} onClick={share}>
      <Icon path={path} />
    </button>
  );
}
