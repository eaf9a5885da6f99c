import type { Machine } from '../machine.ts';

/** A machine that needs no advice. */
export const quietMachine: Machine = {
  chromium: 'Chromium 156.0.1.1',
  node: 'v24.0.0',
  system: 'Linux 6.1 x64',
  processor: 'A processor',
  cores: 4,
  load: 0.2,
  governor: 'performance',
  groups: 'cgroup v2',
  memory: 8000,
  disk: 9000,
};
