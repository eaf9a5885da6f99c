import Hls from 'hls.js/light';
import workerFile from 'hls.js/dist/hls.worker.js';
import { trustScript } from './trusted-script.ts';
import { workerOf } from './worker-address.ts';
import { labelsOf } from './level-labels.ts';

/** An HLS stream. */
export interface Stream {
  /** Plays a level from the next segment on. With -1, the connection decides. */
  choose: (level: number) => void;
}

export interface StreamOptions {
  /** Called with the qualities of the stream, such as `360p`, in the order of its levels. */
  onLevels: (labels: string[]) => void;
  onFailure: () => void;
  /** Level that the reader chose for this stream before; -1 for none. */
  level?: number | undefined;
  /** Ends the stream when aborted. */
  signal: AbortSignal;
}

/** Buffer length in seconds. */
const ahead = 12;

const workerPath = workerOf(new URL(workerFile, import.meta.url));
// Created only once: a page can have one default policy, and a second one would be reported as a violation.
trustScript(workerPath);

/**
 * Plays a stream that the browser does not support natively. Calls `onFailure` if the stream cannot be recovered.
 * Throws if the browser lacks the necessary features.
 */
export function playStream(media: HTMLMediaElement, address: string, options: StreamOptions): Stream {
  if (!Hls.isSupported()) throw new Error('This browser cannot play streams');
  const { onLevels, onFailure, level = -1, signal } = options;
  const rescued = new Set<string>();
  const settings = { workerPath, startLevel: 0, capLevelToPlayerSize: true, maxBufferLength: ahead };
  // A live stream has an infinite duration, as in browsers with native support.
  const hls = new Hls({ ...settings, liveDurationInfinity: true });

  const rescues: Readonly<Record<string, () => void>> = {
    // Without levels, the playlist itself is missing, so a retry is useless.
    [Hls.ErrorTypes.NETWORK_ERROR]: () => (hls.levels.length > 0 ? hls.startLoad() : onFailure()),
    [Hls.ErrorTypes.MEDIA_ERROR]: () => {
      // No level has a codec that this browser supports.
      if (hls.levels.length === 0) {
        onFailure();
        return;
      }
      const wasPaused = media.paused;
      hls.recoverMediaError();
      if (!wasPaused) media.play().catch(() => {});
    },
  };

  /** Tries to recover once from each kind of error. */
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
