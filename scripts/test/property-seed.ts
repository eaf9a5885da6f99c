import fc from 'fast-check';
import { isNightly } from './nightly.ts';

// Uses the same cases in every run, so that a failure comes from the change. SEED=… tries new ones.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_121), numRuns: isNightly ? 200 : 50 });
