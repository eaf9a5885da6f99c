import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A small disk of its own in memory, which can be filled. */
export interface Disk {
  path: string;
  fill: () => void;
  free: () => void;
  remove: () => void;
}

/** Mounts a disk of so many megabytes. Only root may; without that there is none to fill. */
export function mountDisk(path: string, megabytes: number): Disk {
  mkdirSync(path, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', path]);
  const ballast = join(path, 'ballast');
  return {
    path,
    fill() {
      const file = openSync(ballast, 'w');
      const chunk = Buffer.alloc(64 * 1024);
      try {
        for (;;) writeSync(file, chunk);
      } catch {
        // It is full.
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => execFileSync('umount', ['-l', path]),
  };
}
