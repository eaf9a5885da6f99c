import type { MetricName } from './metrics.ts';

const leastMetrics: ReadonlySet<string> = new Set<MetricName>(['awake']);

/** Whether fewer of a metric are the fault, not more. */
export const isLeast = (metric: string): boolean => leastMetrics.has(metric);
