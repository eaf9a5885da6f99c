import { fail } from './announce.ts';
import { digits } from './digits.ts';
import { page } from './page.ts';
import { filesOf } from './registry.ts';
import { createScan } from './schedule.ts';
import { storage } from './storage.ts';
import type { Box, Kernel } from './types.ts';
import { wakeBox } from './wake.ts';

const wake = (box: Box): Promise<void> => wakeBox(box, kernel);

/** The kernel that widgets receive. */
export const kernel: Kernel = {
  page,
  storage,
  digits,
  scan: createScan(wake),
  wake,
  filesOf,
  fail,
};
