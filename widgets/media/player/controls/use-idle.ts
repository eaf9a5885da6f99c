import { useEffect, useState } from 'react';
import { toggle } from '../keys.ts';

/** Time in milliseconds without input until the controls of a video are hidden. */
const idleMs = 3000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Returns true if the reader is only watching. A touch on the video toggles the controls; a mouse click plays or pauses
 * it.
 */
export function useIdle(media: HTMLMediaElement): boolean {
  const [isIdle, setIdle] = useState(false);

  useEffect(() => {
    const frame = media.parentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHidden = false;
    let isFinger = false;
    let isByKeyboard = false;

    function show(isShown: boolean): void {
      clearTimeout(timer);
      isHidden = !isShown;
      setIdle(isHidden);
      if (isShown) timer = setTimeout(rest, idleMs);
    }

    /** Keeps the controls for a keyboard user or an open list, because the focus must stay visible. */
    function rest(): void {
      const { activeElement } = document;
      const isElsewhere = activeElement === media || !frame?.contains(activeElement);
      show(!isElsewhere && (isByKeyboard || activeElement?.localName === 'select'));
    }

    function follow(event: Event): void {
      if (event instanceof PointerEvent) isFinger = event.pointerType === 'touch';
      if (event.type === 'keydown' || event.type === 'pointerdown') isByKeyboard = event.type === 'keydown';
      if (!isFinger || event.target !== media) show(true);
    }

    function press(): void {
      if (isFinger) show(isHidden);
      else toggle(media);
    }

    for (const type of signs) frame?.addEventListener(type, follow);
    media.addEventListener('click', press);
    show(true);
    return () => {
      clearTimeout(timer);
      for (const type of signs) frame?.removeEventListener(type, follow);
      media.removeEventListener('click', press);
    };
  }, [media]);

  return isIdle;
}
