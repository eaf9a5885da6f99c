import { useEffect, useState } from 'react';
import { toggle } from '../keys.ts';

/** Milliseconds without a sign of the reader after which the controls of a video step back. */
const idleMs = 3000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Tells if the reader only looks. A finger's tap on the video shows or hides the controls, a mouse's click plays or
 * pauses it.
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

    /** Whoever goes by keyboard, or has opened a list, has to see where she is. */
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
