import { describe, expect, test } from 'vitest';
import { BenchFailure } from '../../failure.ts';
import { chromiumVersion, describeMachine, kindOf } from './machine.ts';

const kindWith = (files: Record<string, string>): string => kindOf(path => files[path] ?? null);
const virtual = { '/proc/cpuinfo': 'model name\t: A processor\nflags\t\t: fpu vme hypervisor lahf_lm\n' };

describe('a machine', () => {
  test('whose files say nothing is no more than a machine', () => {
    expect(kindWith({})).toBe('machine');
    expect(kindWith({ '/proc/cpuinfo': 'model name\t: hypervisor\nflags\t\t: fpu\n' })).toBe('machine');
    expect(kindWith({ '/proc/1/cgroup': '0::/' })).toBe('machine');
  });

  test('whose processor has a hypervisor is virtual', () => {
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

  test('is described by figures and words alone, so that a manifest can hold it', () => {
    const machine = describeMachine('Chromium 1');
    expect(machine).toMatchObject({ chromium: 'Chromium 1', node: process.version });
    expect(machine.cores).toBeGreaterThanOrEqual(1);
    expect(machine.memory).toBeGreaterThan(0);
    expect(machine.disk).toBeGreaterThan(0);
    expect(JSON.parse(JSON.stringify(machine))).toEqual(machine);
  });
});

test('a browser that does not start is a sentence that says what to do', () => {
  expect(() => chromiumVersion('/nowhere/chromium')).toThrow(
    new BenchFailure('Chromium does not start at /nowhere/chromium: run "node scripts/setup.mjs --browser".'),
  );
});
