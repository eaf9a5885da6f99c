// Other sites have no build that the bench knows.
import type * as repository from './file-limits.ts';

export const readFileLimits: typeof repository.readFileLimits = () => [];
export const runSizeLimit: typeof repository.runSizeLimit = () => [];
export const filesWithoutLimit: typeof repository.filesWithoutLimit = () => [];
export const limitNewWidgets: typeof repository.limitNewWidgets = () => [];
