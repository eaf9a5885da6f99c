/** The tables of a TrueType font by their tags. */
function tablesOf(font: Buffer): Map<string, Buffer> {
  const places = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entries = places.map(place => font.subarray(place, place + 16));
  return new Map(entries.map(entry => {
    const start = entry.readUInt32BE(8);
    return [entry.toString('latin1', 0, 4), font.subarray(start, start + entry.readUInt32BE(12))];
  }));
}

/** A TrueType font of tables. Without checksums, which whoever compresses it computes anew. */
function fontOf(tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const directory = Buffer.alloc(12 + 16 * sorted.length);
  directory.writeUInt32BE(0x0001_0000);
  directory.writeUInt16BE(sorted.length, 4);
  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (const [index, [tag, table]] of sorted.entries()) {
    const at = 12 + 16 * index;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(end, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    end += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

/**
 * A variable font whose marks have the places that they have in its regular weight: where they go in each weight would
 * be a twentieth of the file. Throws where the two fonts number their glyphs differently.
 */
export function withMarksOf(regular: Uint8Array, variable: Uint8Array): Buffer {
  const [from, to] = [regular, variable].map(font => tablesOf(Buffer.from(font)));
  for (const tag of ['GSUB', 'cmap']) {
    if (!from?.has(tag) || from.get(tag)?.compare(to?.get(tag) ?? Buffer.alloc(0)) !== 0) {
      throw new Error(`The two fonts differ in ${tag}`);
    }
  }
  const marks = ['GDEF', 'GPOS'].flatMap(tag => {
    const table = from?.get(tag);
    return table ? [[tag, table] as const] : [];
  });
  return fontOf(new Map([...(to ?? []), ...marks]));
}
