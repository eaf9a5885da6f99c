import fc from 'fast-check';
import { count, id, language } from '../../shared/testing/arbitraries.ts';
import type { MarkupLaw } from '../../shared/testing/markup-law.ts';
import { LikeBox } from './box.tsx';
import mount from './like.tsx';
import { parseLike } from './markup.ts';

const data = fc.record({ language, newsId: id, like: count, dislike: count });

export const law: MarkupLaw<Parameters<typeof LikeBox>[0]> = { Box: LikeBox, parse: parseLike, mount, data };
