/**
 * True for tests of every page, box, state, language and runtime (`npm test nightly`); otherwise tests take a sample.
 */
export const isNightly = process.env.NIGHTLY === '1';

/** Returns all cases at night, otherwise the first `count`. */
export const sampleOf = <Case>(all: readonly Case[], count = 1): readonly Case[] =>
  isNightly ? all : all.slice(0, count);
