import fc from 'fast-check';
import { count, id, language } from '../../shared/testing/arbitraries.ts';
import type { MarkupLaw } from '../../shared/testing/markup-law.ts';
import { RatingBox } from './box.tsx';
import { parseRating } from './markup.ts';
import mount from './rating.tsx';

const value = fc.double({ min: 0, max: 5, noNaN: true });
const data = fc.record({ language, newsId: id, value, count });

export const law: MarkupLaw<Parameters<typeof RatingBox>[0]> = { Box: RatingBox, parse: parseRating, mount, data };
