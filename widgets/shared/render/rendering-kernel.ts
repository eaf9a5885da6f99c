import type { Kernel } from '../../../kernel/types.ts';
import { formatNumber } from './format-number.ts';

const nothing = (): undefined => undefined;

/** Creates the kernel for views that render on a server. It formats numbers and has no storage. */
export const renderingKernel = (language: string): Kernel => ({
  page: { language, direction: '', meta: nothing, captchaKey: '' },
  storage: { getItem: nothing, setItem: nothing, read: nothing, write: nothing },
  digits: { format: value => formatNumber(value, language) },
  scan: nothing,
  wake: () => Promise.resolve(),
  filesOf: () => [''],
  fail: nothing,
});
