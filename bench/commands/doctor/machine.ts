import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { arch, availableParallelism, cpus, loadavg, release, tmpdir, type } from 'node:os';
import { cgroupVersion, readText } from '../../browser/cgroup.ts';
import { BenchFailure } from '../../failure.ts';
import { chromiumAdvice, chromiumPath } from '../../sites/own-site.ts';

/** Properties of the machine that figures depend on; `unknown` if the system does not report one. */
// A type, because interfaces are not assignable to records, which manifests need.
export type Machine = {
  chromium: string;
  node: string;
  system: string;
  processor: string;
  cores: number;
  /** Average number of runnable programs in the last minute. */
  load: number;
  governor: string;
  /** Control groups that can slow a whole browser down, such as `cgroup v2`; else `none`. */
  groups: string;
  /** Free megabytes. */
  memory: number;
  disk: number;
};

/** Returns Chromium's version. Throws a BenchFailure if Chromium does not start. */
export function chromiumVersion(path = chromiumPath()): string {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000, stdio: 'pipe' }).trim();
  } catch {
    throw new BenchFailure(`Chromium does not start at ${path}: ${chromiumAdvice}.`);
  }
}

const megabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2);

/** Describes the machine at this moment. Throws a BenchFailure if Chromium does not start. */
export function describeMachine(chromium = chromiumVersion()): Machine {
  const { bavail, bsize } = statfsSync(tmpdir());
  return {
    chromium,
    node: process.version,
    system: `${type()} ${release()} ${arch()}`,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    load: Number((loadavg()[0] ?? 0).toFixed(2)),
    governor: readText('/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor').trim() || 'unknown',
    groups: cgroupVersion() ?? 'none',
    memory: megabytes(process.availableMemory()),
    disk: megabytes(bavail * bsize),
  };
}
