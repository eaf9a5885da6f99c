import { expect, test, vi } from 'vitest';
import { type Answer, json, serve, stalled, text, unreachable } from '../../testing/server.ts';
import type { Submission } from './submission.ts';
import { submitForm } from './submit-form.ts';

const submit = (values: [string, string[]][] = []): Promise<Submission> => submitForm('/rest/save', new Map(values), null);

const nothingSaid = { message: '', captchaKey: '' };
const refused = { kind: 'refused', ...nothingSaid, errors: new Map() } as const;

test.each<[string, Answer, Submission]>([
  ['ok 1', json({ ok: 1, message: 'رسید', captchaKey: 18 }), { kind: 'sent', message: 'رسید', captchaKey: '18' }],
  ['ok "1"', json({ ok: '1' }), { kind: 'sent', ...nothingSaid }],
  ['a bare 1', json(1), { kind: 'sent', ...nothingSaid }],
  ['a bare "1"', json('1'), { kind: 'sent', ...nothingSaid }],
  ['ok 2', json({ ok: 2, captchaKey: '18' }), { kind: 'captcha', message: '', captchaKey: '18' }],
  ['a bare 2', json(2), { kind: 'captcha', ...nothingSaid }],
  ['ok 0', json({ ok: 0, message: 'بسته است' }), { kind: 'failed', message: 'بسته است', captchaKey: '' }],
  ['ok 12', json({ ok: 12 }), { kind: 'failed', ...nothingSaid }],
  ['no ok', json({}), { kind: 'failed', ...nothingSaid }],
  ['a bare false', json(false), { kind: 'failed', ...nothingSaid }],
  ['null', json(null), { kind: 'failed', ...nothingSaid }],
  ['a list', json([1]), { kind: 'malformed' }],
  ['HTML', text('<h1>1</h1>'), { kind: 'malformed' }],
  ['nothing', text(''), { kind: 'malformed' }],
  ['no connection', unreachable, { kind: 'unreachable' }],
])('the answer %s to a form is read correctly', async (_, answer, submission) => {
  serve(answer);
  await expect(submit()).resolves.toEqual(submission);
});

test.each<[string, Answer, object]>([
  [
    'names fields',
    json({ ok: 0, message: 'این‌ها را', errors: { email: 'نادرست' }, captchaKey: '18' }, 422),
    { message: 'این‌ها را', captchaKey: '18', errors: new Map([['email', 'نادرست']]) },
  ],
  ['has a message of its own', json({ error: 'فرم کهنه است' }, 409), { message: 'فرم کهنه است' }],
  ['is a page', text('<h1>Bad gateway</h1>', 502), {}],
  ['is empty', text('', 429), {}],
  ['is null', json(null, 500), {}],
  ['is a number', json(1, 500), {}],
  ['has other types', json({ message: 1, captchaKey: {}, errors: 'all' }, 422), { errors: new Map() }],
  ['has no sentence', json({ errors: { email: null } }, 422), { errors: new Map([['email', '']]) }],
])('an answer that %s is a refusal', async (_, answer, said) => {
  serve(answer);
  await expect(submit()).resolves.toEqual({ ...refused, ...said });
});

test('an answer that never ends counts as unreachable', async () => {
  serve(stalled);
  const submission = submit();
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(submission).resolves.toEqual({ kind: 'unreachable' });
});
