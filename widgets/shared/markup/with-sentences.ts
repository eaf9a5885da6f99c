import type { Mount } from '../../../kernel/types.ts';

/** A mount of a box without a view that first gets the sentences it lacks, unless a selector matches it as whole. */
export const withSentences =
  (whole: string, mount: Mount): Mount =>
  async (box, kernel) => {
    if (!box.matches(whole)) {
      const loaded = await import('./sentences.ts').catch(() => null);
      await loaded?.fillSentences(box, kernel);
    }
    return mount(box, kernel);
  };
