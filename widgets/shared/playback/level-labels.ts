type Levels = readonly Readonly<{ height: number; bitrate: number }>[];

/** Names of a stream's levels: by their lines, or by their costs if the lines do not tell them apart. */
export function labelsOf(levels: Levels): string[] {
  const lines = new Set(levels.map(({ height }) => height));
  const areClear = lines.size === levels.length && !lines.has(0);
  return levels.map(({ height, bitrate }) => (areClear ? `${height}p` : `${Math.round(bitrate / 1000)} kbit/s`));
}
