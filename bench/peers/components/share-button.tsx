'use client';
import { type ReactNode, useEffect, useState } from 'react';
import type { readShareButton } from '../reading/lists.ts';
import { Icon } from './icon.tsx';

type ShareButtonProps = ReturnType<typeof readShareButton>;

/** Shares the story by the phone's own sheet, if it has one. */
export function ShareButton({ title, url, label, path }: ShareButtonProps): ReactNode {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  // Closing the sheet rejects the promise, too.
  const share = (): void => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <button type="button" disabled={!canShare} aria-label={label} onClick={share}>
      <Icon path={path} />
    </button>
  );
}
