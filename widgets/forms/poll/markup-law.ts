import fc from 'fast-check';
import { count, id, language, sentence } from '../../shared/testing/arbitraries.ts';
import type { MarkupLaw } from '../../shared/testing/markup-law.ts';
import { PollBox } from './box.tsx';
import { parsePoll } from './markup.ts';
import mount from './poll.tsx';

const options = fc.uniqueArray(fc.record({ id, label: sentence, votes: count }), {
  selector: option => option.id,
  minLength: 1,
  maxLength: 4,
});

const data = options.chain(chosen =>
  fc.record({
    language,
    id,
    question: sentence,
    totalVote: count,
    options: fc.constant(chosen),
    hasTotal: fc.boolean(),
    deferredTotal: fc.boolean(),
    captcha: fc.boolean(),
    choice: fc.constantFrom(null, ...chosen.map(option => option.id)),
    voted: fc.constantFrom(null, ...chosen.map(option => option.id)),
  }),
);

export const law: MarkupLaw<Parameters<typeof PollBox>[0]> = { Box: PollBox, parse: parsePoll, mount, data };
