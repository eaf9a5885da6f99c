/** Every page, box, state, language and runtime (`npm test nightly`); otherwise one page or box of each kind. */
export const isNightly = process.env.NIGHTLY === '1';

/** All of some cases where the whole cross-product is proven, otherwise the first ones. */
export const sampleOf = <Case>(all: readonly Case[], count = 1): readonly Case[] =>
  isNightly ? all : all.slice(0, count);
