import fc from 'fast-check';
import { isNightly } from './nightly.ts';

// The same cases in every run, so that a failure is the change's own. SEED=… looks for new ones.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_121), numRuns: isNightly ? 200 : 50 });
