import Hls from 'hls.js/light';
import workerFile from 'hls.js/dist/hls.worker.js';
import { trustScript } from './trusted-script.ts';
import { workerOf } from './worker-address.ts';
import { labelsOf } from './level-labels.ts';

/** A stream that is played piece by piece. */
export interface Stream {
  /** Plays a level from the next piece on; -1 leaves the choice to the connection. */
  choose: (level: number) => void;
}

export interface StreamOptions {
  /** The qualities of the stream, such as `360p`, in the order of its levels. */
  onLevels: (labels: string[]) => void;
  onFailure: () => void;
  /** Level that the reader has chosen for this stream before; -1 for none. */
  level?: number | undefined;
  /** Aborted, it ends the stream. */
  signal: AbortSignal;
}

/** Seconds that are fetched ahead. */
const ahead = 12;

const workerPath = workerOf(new URL(workerFile, import.meta.url));
// Created once: a page has one such policy, and a second one is reported as an attack.
trustScript(workerPath);

/**
 * Plays a stream that the browser cannot play itself. Calls `onFailure` once nothing more can be done for it; throws
 * where the browser lacks what it takes.
 */
export function playStream(media: HTMLMediaElement, address: string, options: StreamOptions): Stream {
  if (!Hls.isSupported()) throw new Error('This browser cannot play streams');
  const { onLevels, onFailure, level = -1, signal } = options;
  const rescued = new Set<string>();
  const settings = { workerPath, startLevel: 0, capLevelToPlayerSize: true, maxBufferLength: ahead };
  // A live stream has no end, as in browsers that play it by themselves.
  const hls = new Hls({ ...settings, liveDurationInfinity: true });

  const rescues: Readonly<Record<string, () => void>> = {
    // Without levels there is nothing to go on with: the playlist itself is not there.
    [Hls.ErrorTypes.NETWORK_ERROR]: () => (hls.levels.length > 0 ? hls.startLoad() : onFailure()),
    [Hls.ErrorTypes.MEDIA_ERROR]: () => {
      // Nor with none that this browser has the codecs for.
      if (hls.levels.length === 0) {
        onFailure();
        return;
      }
      const wasPaused = media.paused;
      hls.recoverMediaError();
      if (!wasPaused) media.play().catch(() => {});
    },
  };

  /** Either kind of error is worth one more try. */
  function rescue(type: string): void {
    const act = rescued.has(type) ? onFailure : (rescues[type] ?? onFailure);
    rescued.add(type);
    act();
  }

  hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => {
    if (level >= 0) hls.nextLevel = level;
    onLevels(labelsOf(levels));
  });
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (fatal) rescue(type);
  });
  hls.loadSource(address);
  hls.attachMedia(media);
  signal.addEventListener('abort', () => hls.destroy());
  return {
    choose: level => {
      hls.nextLevel = level;
    },
  };
}
