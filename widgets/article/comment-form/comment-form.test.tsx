import { expect, test } from 'vitest';
import { storage } from '../../../kernel/storage.ts';
import { quoteOf, readReply, replyEvent } from '../../shared/comments/reply.ts';
import formWords from '../../shared/fields/words.json' with { type: 'json' };
import { control, fieldErrors, formMessage, send, typeInto } from '../../shared/testing/form.tsx';
import { click, element, kernelOf, settle, textsOf, wake } from '../../shared/testing/page.ts';
import { json, serve } from '../../shared/testing/server.ts';
import { printCommentForm, wakeCommentForm, withScrolling } from '../comments/testing/comments.tsx';
import mount from './comment-form.tsx';
import words from './words.json' with { type: 'json' };

const reply = { id: '31', author: 'علی', quote: 'باران می‌آید.' };

/** Requests a reply as a comment does. */
async function ask(detail: unknown = reply): Promise<void> {
  document.body.dispatchEvent(new CustomEvent(replyEvent, { bubbles: true, detail }));
  await settle();
}

const replyFields = (): string[] => ['reply', 'parentId', 'reply-id'].map(name => control(name).value);
const quotes = (): (string | null)[] => textsOf('.reply-author, .reply-quote');
const kept = (): unknown => storage.read('draft', '/ reply');

const inReply = ['1', '31', '31'];
const inNone = ['0', '', '0'];

test.each([
  ['1', ''],
  ['0', 'بله'],
])('a reply opens a new form if the answer %s has closed the last one', async (answer, body) => {
  withScrolling();
  serve(json(answer));
  await wakeCommentForm();
  typeInto('author', 'سارا');
  typeInto('body', 'بله');
  typeInto('captchaText', '1');
  await send();
  expect(control('body').matches(':disabled')).toBe(true);
  await ask();
  expect(control('body').matches(':disabled')).toBe(false);
  expect([replyFields(), control('body').value, control('captchaText').value]).toEqual([inReply, body, '']);
  expect(document.activeElement).toBe(control('body'));
});

test('a reply is stored from its first word until it is sent', async () => {
  withScrolling();
  serve(json('2'), json('1'));
  await wakeCommentForm();
  await ask();
  expect(kept()).toBeUndefined();
  typeInto('author', 'سارا');
  typeInto('body', 'بله');
  for (const sentence of [formWords.fa.captchaWrong, words.fa.sent]) {
    expect(kept()).toEqual(reply);
    typeInto('captchaText', '1');
    await send();
    expect(formMessage()).toBe(sentence);
  }
  expect(kept()).toBeUndefined();
});

test('a reply from an earlier visit is restored without a scroll', async () => {
  const scrolled = withScrolling();
  storage.write('draft', '/ reply', reply);
  await wakeCommentForm();
  expect([replyFields(), quotes()]).toEqual([inReply, ['پاسخ به \u2068علی\u2069', reply.quote]]);
  expect(scrolled).not.toHaveBeenCalled();
});

test('a reply rendered by the server takes precedence over a stored one', async () => {
  storage.write('draft', '/ reply', { ...reply, id: '99' });
  await wakeCommentForm({ reply });
  expect(replyFields()).toEqual(inReply);
  await click('.reply-cancel');
  expect(replyFields()).toEqual(inNone);
});

test.each([null, 'text', 7, [], {}, { id: 31, author: 'علی', quote: '' }, { id: '31', author: 'علی' }])(
  'the stored reply %j is ignored',
  async detail => {
    withScrolling();
    await wakeCommentForm();
    await ask(detail);
    expect([replyFields(), quotes()]).toEqual([inNone, []]);
    expect(readReply(detail)).toBeNull();
  },
);

test('names and quotes are inserted as text', async () => {
  withScrolling();
  await wakeCommentForm();
  await ask({ id: '31', author: '$& {name} <b>', quote: '<img src=x>' });
  expect(quotes()).toEqual(['پاسخ به \u2068$& {name} <b>\u2069', '<img src=x>']);
  expect(document.querySelectorAll('.reply b, .reply img')).toHaveLength(0);
});

test.each([
  ['کوتاه', 'کوتاه'],
  ['  \n میان \n ', 'میان'],
  ['', ''],
  ['ا'.repeat(300), 'ا'.repeat(300)],
  ['ا'.repeat(301), 'ا'.repeat(300)],
  [`${'ا'.repeat(299)} ب`, 'ا'.repeat(299)],
  ...['👍', '👨‍👩‍👧‍👦', '🇮🇷', '👍🏽', 'é', 'بِّ'].map(one => [one.repeat(301), one.repeat(300)]),
])('a quote has the first 300 characters, and splits none', (body, quote) => {
  expect(quoteOf(body)).toBe(quote);
});

test('discarding a draft also discards its reply', async () => {
  withScrolling();
  await wakeCommentForm();
  await ask();
  typeInto('body', 'بله');
  await wakeCommentForm();
  expect([replyFields(), control('body').value]).toEqual([inReply, 'بله']);
  await click('.form-discard');
  expect([replyFields(), control('body').value, kept()]).toEqual([inNone, '', undefined]);
  expect(localStorage.getItem('draft')).toBe('{}');
});

test('a new page key loads its captcha unless the reader is already typing', async () => {
  withScrolling();
  serve(json({ ok: 2, captchaKey: '18000000000' }));
  const { page } = await wakeCommentForm();
  const keyShown = (): string | undefined => element('.captcha-image').getAttribute('src')?.replace(/^.*key=/, '');
  const askWith = async (key: string): Promise<void> => {
    page.captchaKey = key;
    await ask();
  };
  await askWith('17000000000');
  expect(keyShown()).toBe('17000000000');
  typeInto('captchaText', '12');
  await askWith('17000000001');
  typeInto('captchaText', '');
  await askWith('17000000002');
  expect(keyShown()).toBe('17000000000');
  typeInto('author', 'سارا');
  typeInto('body', 'بله');
  typeInto('captchaText', '1');
  await send();
  await askWith('17000000003');
  expect(keyShown()).toBe('18000000000');
});

const keyShown = (): string => /\?key=(\d+)$/.exec(element('.captcha-image').getAttribute('src') ?? '')?.[1] ?? '';

test('a comment needs a name and a text, and its e-mail address must be valid', async () => {
  const requests = serve();
  await wakeCommentForm();
  typeInto('email', 'sara@');
  typeInto('captchaText', '1');
  await send();
  expect(requests).toEqual([]);
  expect(fieldErrors()).toEqual({
    author: words.fa.nameRequired,
    email: formWords.fa.emailInvalid,
    body: words.fa.commentRequired,
  });
  expect(document.activeElement).toBe(control('author'));
});

test('the first captcha has the key of the page', async () => {
  const kernel = kernelOf();
  kernel.page.captchaKey = '17000000000';
  await wake(mount, printCommentForm(), kernel);
  expect(keyShown()).toBe('17000000000');
});
