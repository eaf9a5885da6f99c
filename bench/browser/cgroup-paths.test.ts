import { expect, test } from 'vitest';
import { cgroupPaths } from './cgroup.ts';

test('cgroupPaths lists the group of a process and its parents, the nearest first', () => {
  const mounts = 'proc /proc proc rw 0 0\ncgroup2 /sys/fs/cgroup cgroup2 rw,nosuid 0 0\n';
  expect(cgroupPaths(mounts, '0::/user.slice/run-1.scope\n')).toEqual([
    { version: 2, folder: '/sys/fs/cgroup/user.slice/run-1.scope' },
    { version: 2, folder: '/sys/fs/cgroup/user.slice' },
    { version: 2, folder: '/sys/fs/cgroup' },
  ]);
});

test("cgroupPaths puts the version with the cpu controller first, and lists no other controllers", () => {
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
