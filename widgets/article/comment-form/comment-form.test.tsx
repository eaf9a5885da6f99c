import { expect, test } from 'vitest';
import formWords from '../../shared/fields/words.json' with { type: 'json' };
import { printCommentForm, wakeCommentForm } from '../comments/testing/comments.tsx';
import { control, fieldErrors, send, typeInto } from '../../shared/testing/form.tsx';
import { element, kernelOf, wake, withFreshPages } from '../../shared/testing/page.ts';
import { serve } from '../../shared/testing/server.ts';
import mount from './comment-form.tsx';
import words from './words.json' with { type: 'json' };

withFreshPages();
const keyShown = (): string => /\?key=(\d+)$/.exec(element('.captcha-image').getAttribute('src') ?? '')?.[1] ?? '';

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

test('the first captcha has the key of the page', async () => {
  const kernel = kernelOf();
  kernel.page.captchaKey = '17000000000';
  await wake(mount, printCommentForm(), kernel);
  expect(keyShown()).toBe('17000000000');
});
