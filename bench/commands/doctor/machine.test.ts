import { describe, expect, test } from 'vitest';
import { BenchFailure } from '../../failure.ts';
import { chromiumVersion, kindOf } from './machine.ts';

const kindWith = (files: Record<string, string>): string => kindOf(path => files[path] ?? null);
const virtual = { '/proc/cpuinfo': 'model name\t: A processor\nflags\t\t: fpu vme hypervisor lahf_lm\n' };

describe('a machine', () => {
  test('without readable files is a plain machine', () => {
    expect(kindWith({})).toBe('machine');
    expect(kindWith({ '/proc/cpuinfo': 'model name\t: hypervisor\nflags\t\t: fpu\n' })).toBe('machine');
    expect(kindWith({ '/proc/1/cgroup': '0::/' })).toBe('machine');
  });

  test('with a hypervisor in its processor is virtual', () => {
    expect(kindWith(virtual)).toBe('virtual machine');
  });

  test.each([
    { '/.dockerenv': '' },
    { '/run/.containerenv': '' },
    { '/proc/1/cgroup': '0::/kubepods/besteffort/pod1' },
  ])('with %o is a container', files => {
    expect(kindWith(files)).toBe('container');
    expect(kindWith({ ...files, ...virtual })).toBe('container in a virtual machine');
  });
});

test('a browser that does not start is answered with how to install one', () => {
  expect(() => chromiumVersion('/nowhere/chromium')).toThrow(
    new BenchFailure('Chromium does not start at /nowhere/chromium: run "node scripts/setup.mjs --browser".'),
  );
});
