import Hls from 'hls.js/light';
import workerFile from 'hls.js/dist/hls.worker.js';
import { trustScript } from '../html/trusted-script.ts';

/** A stream that is played piece by piece. */
export interface Stream {
  /** Plays a level from the next piece on; -1 leaves the choice to the connection. */
  choose: (level: number) => void;
  stop: () => void;
}

interface StreamListeners {
  /** The qualities of the stream, such as `360p`, in the order of its levels. */
  onLevels: (labels: string[]) => void;
  onFailure: () => void;
}

/** Seconds that are fetched ahead. */
const ahead = 12;

const workerPath = new URL(workerFile, import.meta.url).href;

/** Plays a stream that the browser cannot play itself. Calls `onFailure` once nothing more can be done for it. */
export function playStream(media: HTMLMediaElement, address: string, { onLevels, onFailure }: StreamListeners): Stream {
  const rescued = new Set<string>();
  trustScript(workerPath);
  const hls = new Hls({ workerPath, startLevel: 0, capLevelToPlayerSize: true, maxBufferLength: ahead });

  const rescues: Readonly<Record<string, () => void>> = {
    [Hls.ErrorTypes.NETWORK_ERROR]: () => hls.startLoad(),
    [Hls.ErrorTypes.MEDIA_ERROR]: () => hls.recoverMediaError(),
  };

  /** Either kind of error is worth one more try. */
  function rescue(type: string): void {
    const act = rescued.has(type) ? onFailure : (rescues[type] ?? onFailure);
    rescued.add(type);
    act();
  }

  hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => onLevels(levels.map(({ height }) => `${height}p`)));
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (fatal) rescue(type);
  });
  if (Hls.isSupported()) {
    hls.loadSource(address);
    hls.attachMedia(media);
  } else onFailure();
  return {
    choose: level => {
      hls.nextLevel = level;
    },
    stop: () => hls.destroy(),
  };
}
