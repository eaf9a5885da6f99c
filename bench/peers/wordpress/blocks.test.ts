import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { markBlocks } from './blocks.ts';

const captcha = '<div class="captcha-group"><img src="/captcha/poll-7" class="captcha-image"><input name="captchaText"></div>';

const poll = (content: string): Document =>
  new JSDOM(
    `<section data-widget="poll" data-id="7" data-total-vote="5" class="poll"><form><p class="poll-total">5</p>
    <div data-votes="2" class="poll-option"><label><input type="radio" value="1"><b class="poll-label">a</b></label></div>
    <div data-votes="3" class="poll-option"><label><input type="radio" value="2"><b class="poll-label">b</b></label></div>
    ${content}<p class="poll-message"></p><button class="poll-vote">c</button></form></section>`,
  ).window.document;

const directive = (document: Document, selector: string, name: string): unknown =>
  JSON.parse(document.querySelector(selector)?.getAttribute(`data-wp-${name}`) ?? 'null');

test('a page brings the view modules of the blocks that it has, each once', () => {
  expect(markBlocks(poll(''))).toEqual(['poll']);
  expect(markBlocks(poll(captcha + captcha))).toEqual(['captcha', 'poll']);
});

test('what a poll has counted is in its context', () => {
  const document = poll('');
  markBlocks(document);
  expect(directive(document, '.poll', 'context')).toMatchObject({ id: '7', total: 5, votes: { 1: 2, 2: 3 }, voted: null });
});

test('a form knows what its captcha was asked, in a context beside its own', () => {
  const document = poll(captcha);
  markBlocks(document);
  expect(document.querySelector('form')?.getAttribute('data-wp-context---captcha')).toBe(
    'dakkeh/captcha::{"address":"/captcha/poll-7","key":"","asked":""}',
  );
});

test('directives change none of the words', () => {
  const document = poll(captcha);
  const words = document.body.textContent;
  markBlocks(document);
  for (const template of document.querySelectorAll('template')) template.remove();
  expect(document.body.textContent).toBe(words);
});
