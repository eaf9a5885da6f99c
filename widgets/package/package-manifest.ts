import type { Sheets } from '../../styles/critical/sheets.ts';

/** A widget in the package. */
export interface PackedWidget {
  /** The files that its boxes ask the kernel for: its own, and that of the pack which it travels in. */
  files: string[];
  /** The widgets whose boxes are in its markup. */
  inside: string[];
  /** The sheets that its boxes need. */
  sheets: string[];
}

/** Contents of the package below `assets/`, for CMSs and for the command. */
export interface PackageManifest {
  version: string;
  kernel: string;
  /** The script for hosts that swap the page. */
  swaps: string;
  /** The one stylesheet with all boxes. */
  stylesheet: string;
  /** The script to print inline at the start of the body. */
  firstPaint: string;
  /** The font of each language that has one, by the language's code. */
  fonts: Record<string, string>;
  /** Sheets that every stylesheet of boxes begins with or ends with. */
  everywhere: string[];
  /** Each sheet of boxes by its name, in the order of the cascade. */
  styles: Sheets;
  widgets: Record<string, PackedWidget>;
  files: string[];
}
