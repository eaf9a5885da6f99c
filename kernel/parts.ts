import { cookies } from './cookies.ts';
import { digits } from './digits.ts';
import { page } from './page.ts';
import { createScan } from './schedule.ts';
import { storage } from './storage.ts';
import type { Kernel } from './types.ts';
import { wakeBox } from './wake.ts';

/** The kernel's parts, as widgets are handed them. */
export const kernel: Kernel = {
  page,
  storage,
  cookies,
  digits,
  scan: createScan(box => void wakeBox(box, kernel)),
  wake: box => wakeBox(box, kernel),
};
