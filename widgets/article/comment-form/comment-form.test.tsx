import { expect, test } from 'vitest';
import formWords from '../../shared/fields/words.json' with { type: 'json' };
import { printCommentForm, wakeCommentForm } from '../comments/testing/comments.tsx';
import { control, fieldErrors, formMessage, send, typeInto, usable } from '../../shared/testing/form.tsx';
import { element, kernelOf, wake, withFreshPages } from '../../shared/testing/page.ts';
import { json, serve } from '../../shared/testing/server.ts';
import mount from './comment-form.tsx';
import words from './words.json' with { type: 'json' };

withFreshPages();

/** Three fields, the captcha's, its refresh, and the button; and the hidden ones that are the form's own. */
const hidden = 4;
const allUsable = [6 + hidden, 0];
const inputsClosed = [hidden, 6];

const keyShown = (): string => /\?key=(\d+)$/.exec(element('.captcha-image').getAttribute('src') ?? '')?.[1] ?? '';

function write(): void {
  typeInto('author', 'سارا');
  typeInto('body', 'موافقم.');
  typeInto('captchaText', '۱۲۳۴');
}

test('a comment needs a name and a text, and an e-mail address only has to be valid', async () => {
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

test.each([
  ['1', 1, words.fa.sent, inputsClosed, ''],
  ['2', '2', formWords.fa.captchaWrong, allUsable, 'موافقم.'],
  ['0', 0, words.fa.failed, inputsClosed, 'موافقم.'],
  ['any other', 'closed', words.fa.failed, inputsClosed, 'موافقم.'],
])('the answer %s shows its sentence and captcha, and closes the form if it is final', async (_, ok, sentence, state, body) => {
  serve(json({ ok, captchaKey: '18000000000' }));
  await wakeCommentForm();
  write();
  await send();
  expect(formMessage()).toBe(sentence);
  expect(usable()).toEqual(state);
  expect(keyShown()).toBe('18000000000');
  expect(control('captchaText').value).toBe('');
  expect(control('body').value).toBe(body);
});

test('the first captcha has the key of the page', async () => {
  const kernel = kernelOf();
  kernel.page.captchaKey = '17000000000';
  await wake(mount, printCommentForm(), kernel);
  expect(keyShown()).toBe('17000000000');
});
