import { expect, test } from 'vitest';
import { call } from '../../shared/calls/call.ts';
import { schemaOf } from '../../shared/render/schemas.ts';
import { withFreshPages } from '../../shared/testing/page.ts';
import { json, serve } from '../../shared/testing/server.ts';
import { voteAnswer } from '../../shared/calls/kept-answers.ts';
import { vote } from './vote.ts';

withFreshPages();

test.each([
  {
    answer: { ok: 1, message: 'متشکریم', captchaKey: '12', poid: 101, counted: false },
    means: { ok: 1, message: 'متشکریم', captchaKey: '12', poid: '101', counted: false },
  },
  { answer: { ok: '2', captchaKey: 12 }, means: { ok: 2, message: '', captchaKey: '12', poid: '' } },
  { answer: { ok: 2, message: null, captchaKey: null }, means: { ok: 2, message: '', captchaKey: '', poid: '' } },
])('a vote answer may print numbers as text, and leave texts out: $answer', async ({ answer, means }) => {
  serve(json(answer));
  await expect(call(vote('101'))).resolves.toEqual({ kind: 'answer', answer: means });
});

test.each([null, [], 'ok', 1, {}, { ok: null }, { ok: 'yes' }, { ok: true }])(
  'the answer %j to a vote is refused',
  answer => {
    expect(schemaOf(voteAnswer).safeParse(answer).success).toBe(false);
  },
);
