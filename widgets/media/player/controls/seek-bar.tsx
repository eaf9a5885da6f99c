import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Digits } from '../../../../kernel/types.ts';
import { formatTime } from '../../../shared/playback/format-time.ts';

interface SeekBarProps {
  media: HTMLMediaElement;
  label: string;
  digits: Digits;
}

/** Seconds until which all is there that follows what plays now. */
function bufferedUntil({ buffered, currentTime }: HTMLMediaElement): number {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime && buffered.end(index) >= currentTime) return buffered.end(index);
  }
  return 0;
}

/**
 * Bar of the progress, to be dragged: it goes there when the finger is lifted, so that a slow line is asked for one
 * place and not for all that were passed. Media without an end, such as a live stream, has no bar.
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
    // React knows no such event of a field: its own comes with every step.
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
