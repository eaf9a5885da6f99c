import type { Sheets } from '../../styles/critical/sheets.ts';

/** A widget in the package. */
export interface PackedWidget {
  /** Files that the kernel loads for its boxes: its own and that of its pack. */
  files: string[];
  /** Widgets whose boxes are nested in its markup. */
  inside: string[];
  /** Stylesheets that its boxes need. */
  sheets: string[];
}

/** Contents of the package below `assets/`, for CMSs and for the command. */
export interface PackageManifest {
  version: string;
  kernel: string;
  /** Script for hosts that swap pages. */
  swaps: string;
  /** Stylesheet for all boxes. */
  stylesheet: string;
  /** Script to print inline at the start of the body. */
  firstPaint: string;
  /** Font by language code, for languages that have one. */
  fonts: Record<string, string>;
  /** Stylesheets at the start or end of every combined stylesheet. */
  everywhere: string[];
  /** Stylesheets of boxes by name, in cascade order. */
  styles: Sheets;
  widgets: Record<string, PackedWidget>;
  files: string[];
}
