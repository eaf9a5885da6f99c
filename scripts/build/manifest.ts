import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FileSize } from './assets.ts';
import type { WidgetFiles } from './bundle-widgets.ts';
import { type Flavour, flavourFolder } from './paths.ts';
import type { LaterStyles, Sheet } from '../../styles/critical/sheets.ts';

/** Files of a build, for whoever prints pages: paths below assets/, and the styles to print inline. */
export interface Manifest {
  kernel: string;
  /** A hash of the kernel's code, and of that of each widget by its name: the same in builds that differ in others. */
  code: Record<string, string>;
  /** The script for hosts that swap the page. */
  swaps: string;
  /** The one stylesheet for pages of others: of boxes alone. */
  stylesheet: string;
  /** The same in a cascade layer, for pages whose own rules are to win. */
  layeredStylesheet: string;
  /** The script to print inline at the start of the body. */
  firstPaint: string;
  /** Worker. Has to be served as `/worker.js`, from the root of the host. */
  worker: string;
  /** The same where pages are to be kept no more: it ends the other, on every phone that comes back. */
  lastWorker: string;
  /** Each stylesheet by its name, in the order of the cascade. */
  styles: Record<string, Sheet>;
  /** Styles that pages link instead of printing them inline, by the names of styles/later.json. */
  laterStyles: Record<string, LaterStyles>;
  /** The font of each language that has one of ours, by the language's code. */
  fonts: Record<string, string>;
  runtime: string;
  widgets: Record<string, WidgetFiles>;
  files: Record<string, FileSize>;
}

const manifestFile = (flavour: Flavour): string => resolve(flavourFolder(flavour), 'manifest.json');

/** The manifest of the build before; undefined where there is none, or it is of another version. */
export function readManifest(flavour: Flavour): Partial<Manifest> | undefined {
  try {
    return JSON.parse(readFileSync(manifestFile(flavour), 'utf8')) as Partial<Manifest>;
  } catch {
    return undefined;
  }
}

export const writeManifest = (flavour: Flavour, manifest: Manifest): Promise<void> =>
  writeFile(manifestFile(flavour), `${JSON.stringify(manifest, null, 2)}\n`);
