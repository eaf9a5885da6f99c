declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat?: 'woff2' | 'woff' | 'sfnt';
    /** Tags of the OpenType features to keep; all without it. */
    keepFeatures?: readonly string[];
    /** Part of an axis to keep: one value, or all between two. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>;
    noHinting?: boolean;
    dropTables?: readonly string[];
  }

  /** Cuts a font down to the characters of a text. */
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Uint8Array>;
}
