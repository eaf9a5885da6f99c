import type { LighthouseSample } from '../figures.ts';

export const goodSample: LighthouseSample = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1200,
  fcp: 900,
  tbt: 30,
  script: 250,
  cls: 0,
  bytes: 48_123,
  shortcomings: [],
};
