import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { openCgroup } from './cgroup.ts';

/** Starts a browser by the path of its program. */
type Launch = (executable: string) => Promise<Browser>;

const slowed = new WeakSet<Browser>();

/** Tells if the browser has only a share of a core: then its pages are not slowed down once more. */
export const isSlowed = (browser: Browser | null): boolean => browser !== null && slowed.has(browser);

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Starts a browser of which all processes together have a share of one core: those of its network and its workers, too.
 * The group that they are in goes with the browser, however that ends. Throws a sentence where the system does not
 * allow groups.
 */
export async function launchSlowly(share: number, executable: string, launch: Launch): Promise<Browser> {
  const group = openCgroup(share);
  const folder = mkdtempSync(join(tmpdir(), 'dakkeh-slow-'));
  const leave = (): void => {
    process.off('exit', leave);
    group.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', leave);
  const starter = join(folder, 'browser');
  writeFileSync(starter, `#!/bin/sh\necho $$ > ${quoted(group.members)} && exec ${quoted(executable)} "$@"\n`);
  chmodSync(starter, 0o755);
  try {
    const browser = await launch(starter);
    browser.on('disconnected', leave);
    slowed.add(browser);
    return browser;
  } catch (error) {
    leave();
    throw error;
  }
}
