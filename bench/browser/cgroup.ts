import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BenchFailure } from '../failure.ts';

/** A cgroup folder in which a group may be created, and the version of its control groups. */
interface CgroupPath {
  version: 1 | 2;
  folder: string;
}

interface Mount {
  folder: string;
  type: string;
  options: readonly string[];
}

/** Decodes the spaces of a mount path, which the system writes as octal numbers. */
const unescaped = (path: string): string =>
  path.replace(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)));

const mountsIn = (text: string): Mount[] =>
  text.split('\n').flatMap(line => {
    const [, folder, type, options = ''] = line.split(' ');
    return folder && type ? [{ folder: unescaped(folder), type, options: options.split(',') }] : [];
  });

/** Returns the path of this process's group in a cgroup version; in v1, that of the `cpu` controller. */
function ownGroup(text: string, version: CgroupPath['version']): string {
  const lines = text.trim().split('\n').map(line => /^\d+:([^:]*):(.*)$/.exec(line));
  const own = lines.find(line => (version === 2 ? line?.[1] === '' : line?.[1]?.split(',').includes('cpu')));
  return own?.[2] ?? '/';
}

/**
 * Returns `/a/b`, `/a` and `/`. The parents are needed because v2 allows no groups with a quota below a group with
 * processes.
 */
function withParents(path: string): string[] {
  const parts = path.split('/').filter(part => part !== '');
  return parts.map((_, index) => `/${parts.slice(0, parts.length - index).join('/')}`).concat('/');
}

/**
 * Lists folders in which a group with a quota could be created, the nearest first. Only an attempt shows if the system
 * allows it.
 */
export function cgroupPaths(mounts: string, own: string): CgroupPath[] {
  const all = mountsIn(mounts);
  const placesIn = (version: CgroupPath['version'], found: readonly Mount[]): CgroupPath[] =>
    found.flatMap(({ folder }) =>
      withParents(ownGroup(own, version)).map(path => ({ version, folder: path === '/' ? folder : folder + path })),
    );
  return [
    ...placesIn(1, all.filter(({ type, options }) => type === 'cgroup' && options.includes('cpu'))),
    ...placesIn(2, all.filter(({ type }) => type === 'cgroup2')),
  ];
}

/** A group of processes that share a quota of one processor core. */
export interface Cgroup {
  /** Kind of group, such as `cgroup v2`. */
  way: string;
  /** Path of the file to which a process writes its id to join. */
  members: string;
  /** Ends the processes in the group, and removes it. */
  remove: () => void;
}

/** Period of the quota in microseconds. It is shorter than a frame, so that pages do not run in bursts. */
const period = 10_000;

/** Times in milliseconds: for processes to end, and between two checks. */
const patience = { end: 3000, look: 10 };

let made = 0;

function pauseNow(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Returns the files that set a group's quota in microseconds per period; null means no limit. */
function quotaFiles(version: CgroupPath['version'], microseconds: number | null): [name: string, text: string][] {
  if (version === 2) return [['cpu.max', `${microseconds ?? 'max'} ${period}`]];
  return [['cpu.cfs_period_us', String(period)], ['cpu.cfs_quota_us', String(microseconds ?? -1)]];
}

function limit(folder: string, version: CgroupPath['version'], microseconds: number | null): void {
  for (const [name, text] of quotaFiles(version, microseconds)) writeFileSync(join(folder, name), `${text}\n`);
}

function endMembers(members: string): void {
  for (const id of readFileSync(members, 'utf8').split('\n').filter(Boolean)) {
    try {
      process.kill(Number(id), 'SIGKILL');
    } catch {
      // The process has ended meanwhile.
    }
  }
}

function remove(folder: string, version: CgroupPath['version'], members: string): void {
  const start = Date.now();
  for (;;) {
    try {
      rmdirSync(folder);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      if (Date.now() - start > patience.end) {
        console.error(`The group ${folder} could not be removed; "rmdir ${folder}" does so later.`);
        return;
      }
    }
    // Remove the quota, or the processes would take long to end.
    limit(folder, version, null);
    endMembers(members);
    pauseNow(patience.look);
  }
}

/** Creates a group with a share of one core. Throws the system's error if that is not allowed. */
export function makeGroup({ version, folder: place }: CgroupPath, share: number): Cgroup {
  made += 1;
  const folder = join(place, `dakkeh-bench-${process.pid}-${made}`);
  const members = join(folder, 'cgroup.procs');
  mkdirSync(folder);
  const group = { way: `cgroup v${version}`, members, remove: () => remove(folder, version, members) };
  try {
    limit(folder, version, Math.round(share * period));
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
  return group;
}

/** Tests if a process can join the group: some systems allow groups, but no processes in them. */
const canJoin = ({ members }: Cgroup): boolean =>
  spawnSync('/bin/sh', ['-c', 'echo $$ > "$0"', members], { stdio: 'ignore' }).status === 0;

function tryPlace(place: CgroupPath, share: number): Cgroup | null {
  try {
    const group = makeGroup(place, share);
    if (canJoin(group)) return group;
    group.remove();
    return null;
  } catch {
    return null;
  }
}

/** Reads a file of the system; empty if it cannot be read. */
export const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

const placesHere = (): CgroupPath[] => cgroupPaths(readText('/proc/mounts'), readText('/proc/self/cgroup'));

/** Advice for a system that allows no groups. */
export const cgroupAdvice =
  'run as root, or under "systemd-run --user --scope -p Delegate=yes"; a container needs the groups of its host writable ' +
  '(docker run --privileged --cgroupns=host); systems other than Linux have none';

/** Creates a group with a share of one core. Throws a BenchFailure if this system allows none. */
export function openCgroup(share: number, places: readonly CgroupPath[] = placesHere()): Cgroup {
  for (const place of places) {
    const group = tryPlace(place, share);
    if (group) return group;
  }
  throw new BenchFailure(`This system lets no browser be slowed down by a group with a quota: ${cgroupAdvice}.`);
}

/** Returns the kind of group that could slow a browser down, such as `cgroup v2`, or null if the system allows none. */
export function cgroupVersion(): string | null {
  try {
    const group = openCgroup(1);
    group.remove();
    return group.way;
  } catch {
    return null;
  }
}
