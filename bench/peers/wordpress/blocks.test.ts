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

test('a page asks for each view module once', () => {
  expect(markBlocks(poll(''))).toEqual(['poll']);
  expect(markBlocks(poll(captcha + captcha))).toEqual(['captcha', 'poll']);
});

test('a form puts its captcha into a context of its own', () => {
  const document = poll(captcha);
  markBlocks(document);
  expect(document.querySelector('form')?.getAttribute('data-wp-context---captcha')).toBe(
    'dakkeh/captcha::{"address":"/captcha/poll-7","key":"","asked":""}',
  );
});

test('directives change no word of the page', () => {
  const document = poll(captcha);
  const words = document.body.textContent;
  markBlocks(document);
  for (const template of document.querySelectorAll('template')) template.remove();
  expect(document.body.textContent).toBe(words);
});
