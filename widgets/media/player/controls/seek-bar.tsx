import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Digits } from '../../../../kernel/types.ts';
import { formatTime } from '../../../shared/playback/format-time.ts';

interface SeekBarProps {
  media: HTMLMediaElement;
  label: string;
  digits: Digits;
}

/** Returns the time in seconds up to which the media are buffered without a gap. */
function bufferedUntil({ buffered, currentTime }: HTMLMediaElement): number {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime && buffered.end(index) >= currentTime) return buffered.end(index);
  }
  return 0;
}

/**
 * Renders the seek bar. It seeks when the reader lets go, so that a slow connection loads only one position. Media
 * without an end, such as live streams, have no bar.
 */
export function SeekBar({ media, label, digits }: SeekBarProps): ReactNode {
  const [wanted, setWanted] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { currentTime, duration } = media;
  const length = Number.isFinite(duration) ? duration : 0;
  const shown = wanted ?? currentTime;
  const part = (seconds: number): string => `${length > 0 ? (seconds / length) * 100 : 0}%`;
  const parts = { '--played': part(shown), '--buffered': part(bufferedUntil(media)) };

  useEffect(() => {
    const field = input.current;
    // React has no native `change` event; its `onChange` fires at every step.
    const go = (): void => {
      media.currentTime = Number(field?.value);
      setWanted(null);
    };
    field?.addEventListener('change', go);
    return () => field?.removeEventListener('change', go);
  }, [media]);

  return (
    <>
      <span className="player-time">{formatTime(shown, digits)}</span>
      <input
        ref={input}
        type="range"
        className="player-range player-seek"
        aria-label={label}
        aria-valuetext={`${formatTime(shown, digits)} / ${formatTime(length, digits)}`}
        min={0}
        max={length}
        step="any"
        value={shown}
        hidden={length === 0}
        style={parts as CSSProperties}
        onChange={({ currentTarget }) => setWanted(Number(currentTarget.value))}
      />
      {length > 0 ? <span className="player-time">{formatTime(length, digits)}</span> : null}
    </>
  );
}
