import type { Series } from '../results/summary.ts';
import { armNames } from './arm-names.ts';

/** The same metric of the same page in head. */
export const counterpartOf = ({ page, metric }: Series, all: readonly Series[]): Series | undefined =>
  all.find(one => one.arm === armNames.head && one.page === page && one.metric === metric);
