type Levels = readonly Readonly<{ height: number; bitrate: number }>[];

/**
 * Returns the names of a stream's levels: their lines, or their bitrates if two levels have the same lines or one has
 * none.
 */
export function labelsOf(levels: Levels): string[] {
  const lines = new Set(levels.map(({ height }) => height));
  const areClear = lines.size === levels.length && !lines.has(0);
  return levels.map(({ height, bitrate }) => (areClear ? `${height}p` : `${Math.round(bitrate / 1000)} kbit/s`));
}
