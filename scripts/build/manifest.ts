import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { WidgetFiles } from './bundle-widgets.ts';
import { type Flavour, flavourFolder } from './paths.ts';
import type { LaterStyles, Sheet } from '../../styles/critical/sheets.ts';

/** Files of a build for printing pages: paths below assets/, and styles to print inline. */
export interface Manifest {
  kernel: string;
  /** Hashes of the kernel's and each widget's code. They change only with that code. */
  code: Record<string, string>;
  /** Script for hosts that swap page content. */
  swaps: string;
  /** Stylesheet for host pages, limited to boxes. */
  stylesheet: string;
  /** The same stylesheet in a cascade layer, for pages whose own rules must win. */
  layeredStylesheet: string;
  /** Script to print inline at the start of the body. */
  firstPaint: string;
  /** Service worker. Must be served as `/worker.js` from the host's root. */
  worker: string;
  /** Replacement that removes the worker from every returning phone. */
  lastWorker: string;
  /** All stylesheets by name, in the order of the cascade. */
  styles: Record<string, Sheet>;
  /** Stylesheets that pages link instead of printing inline, by their names in styles/later.json. */
  laterStyles: Record<string, LaterStyles>;
  /** Fonts by language code. */
  fonts: Record<string, string>;
  runtime: string;
  widgets: Record<string, WidgetFiles>;
  /** Bytes of each file by brotli. */
  files: Record<string, number>;
}

const manifestFile = (flavour: Flavour): string => resolve(flavourFolder(flavour), 'manifest.json');

/** Reads the manifest of the last build; undefined if there is none. It may have another version's fields. */
export function readManifest(flavour: Flavour): Partial<Manifest> | undefined {
  try {
    return JSON.parse(readFileSync(manifestFile(flavour), 'utf8')) as Partial<Manifest>;
  } catch {
    return undefined;
  }
}

export const writeManifest = (flavour: Flavour, manifest: Manifest): Promise<void> =>
  writeFile(manifestFile(flavour), `${JSON.stringify(manifest, null, 2)}\n`);
