import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BenchFailure } from '../failure.ts';
import { cgroupPaths, cgroupVersion, makeGroup, openCgroup } from './cgroup.ts';
import { freshFolder } from '../../scripts/test/fresh-folder.ts';

const { at } = freshFolder();

describe('a share of a core', () => {
  test('is a quota per ten milliseconds, in the format of each cgroup version', () => {
    const second = dirname(makeGroup({ version: 2, folder: at() }, 0.3).members);
    expect(readFileSync(join(second, 'cpu.max'), 'utf8')).toBe('3000 10000\n');
    const first = dirname(makeGroup({ version: 1, folder: at() }, 0.25).members);
    expect(readFileSync(join(first, 'cpu.cfs_period_us'), 'utf8')).toBe('10000\n');
    expect(readFileSync(join(first, 'cpu.cfs_quota_us'), 'utf8')).toBe('2500\n');
  });

  test('fails with advice if no group can be created', () => {
    const nowhere = { version: 2, folder: at('nowhere') } as const;
    for (const places of [[], [nowhere]]) {
      expect(() => openCgroup(0.3, places)).toThrow(BenchFailure);
      expect(() => openCgroup(0.3, places)).toThrow(/run as root, or under "systemd-run/);
    }
  });
});

describe.skipIf(cgroupVersion() === null)('if the system allows groups', () => {
  test('a group is removed with its processes', async () => {
    const group = openCgroup(0.5);
    const sleeper = spawn('/bin/sh', ['-c', 'echo $$ > "$0" && echo in && exec sleep 60', group.members]);
    await once(sleeper.stdout, 'data');
    expect(readFileSync(group.members, 'utf8').trim()).toBe(String(sleeper.pid));
    const ended = once(sleeper, 'exit');
    group.remove();
    expect(existsSync(dirname(group.members))).toBe(false);
    expect(await ended).toEqual([null, 'SIGKILL']);
  });
});

test('cgroupPaths lists the group of a process and its parents, the nearest first', () => {
  const mounts = 'proc /proc proc rw 0 0\ncgroup2 /sys/fs/cgroup cgroup2 rw,nosuid 0 0\n';
  expect(cgroupPaths(mounts, '0::/user.slice/run-1.scope\n')).toEqual([
    { version: 2, folder: '/sys/fs/cgroup/user.slice/run-1.scope' },
    { version: 2, folder: '/sys/fs/cgroup/user.slice' },
    { version: 2, folder: '/sys/fs/cgroup' },
  ]);
});

test('cgroupPaths puts the version with the cpu controller first, and lists no other controllers', () => {
  const mounts = [
    'cgroup /sys/fs/cgroup/cpuset cgroup rw,cpuset 0 0',
    'cgroup /sys/fs/cgroup/cpu,cpuacct cgroup rw,relatime,cpu,cpuacct 0 0',
    String.raw`cgroup2 /sys/fs/a\040group cgroup2 rw 0 0`,
  ].join('\n');
  expect(cgroupPaths(mounts, '3:cpuset:/set\n2:cpu,cpuacct:/jobs\n0::/\n')).toEqual([
    { version: 1, folder: '/sys/fs/cgroup/cpu,cpuacct/jobs' },
    { version: 1, folder: '/sys/fs/cgroup/cpu,cpuacct' },
    { version: 2, folder: '/sys/fs/a group' },
  ]);
});

test('cgroupPaths returns nothing on a system without cgroup files', () => {
  expect(cgroupPaths('', '')).toEqual([]);
});
