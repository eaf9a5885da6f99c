import { expect, test, vi } from 'vitest';
import { sentencesIn } from '../../scripts/build/sentences.ts';
import comments from '../../widgets/article/comments/comments.ts';
import like from '../../widgets/article/like/like.tsx';
import poll from '../../widgets/forms/poll/poll.tsx';
import saveForm from '../../widgets/forms/save-form/save-form.tsx';
import loadMore from '../../widgets/lists/load-more/load-more.ts';
import { type LanguageFile, languageFile } from '../../widgets/shared/markup/language-file.ts';
import { click, element, input, kernelOf, print, settle, textsOf, wake } from '../../widgets/shared/testing/page.ts';
import { json, serve, unreachable } from '../../widgets/shared/testing/server.ts';

vi.mock(import('../../widgets/shared/markup/language-file.ts'), () => ({ languageFile: vi.fn() }));

/** Serves the language files of the build, or those of a test. */
function serveFiles(file: (code: string) => Promise<LanguageFile> = code => Promise.resolve(sentencesIn(code))): void {
  vi.mocked(languageFile).mockReset().mockImplementation(file);
}

const fileOf = (code: string, widget: string): Record<string, string> => sentencesIn(code)[widget]?.[''] ?? {};

const unrenderedLike = (data = ''): HTMLElement =>
  print(`<aside data-widget="like" data-like="1" data-dislike="0" ${data}><form><input type="hidden" name="newsId" value="7">
    <button class="positive" name="score" value="1">+ 1</button><button class="negative" name="score" value="-1">− 0</button>
  </form></aside>`);

test.each(['en', 'de', 'ckb'])('a vote printed without sentences reports errors in %s', async code => {
  serveFiles();
  serve(json({}, 422));
  await wake(like, unrenderedLike(`lang="${code}"`), kernelOf());
  await click('.positive');
  expect(element('aside').textContent).toContain(fileOf(code, 'like').error);
  expect(languageFile).toHaveBeenCalledExactlyOnceWith(code);
});

test('a box uses the nearest `lang`, whatever the page\'s language', async () => {
  serveFiles();
  serve(json({}, 422));
  document.documentElement.lang = 'fa';
  const box = unrenderedLike();
  print('<div lang="pt-BR"></div>').append(box);
  await wake(like, box, kernelOf());
  document.documentElement.removeAttribute('lang');
  await click('.positive');
  expect(box.textContent).toContain(fileOf('pt', 'like').error);
});

test('printed sentences stay, and a box with all of them loads no file', async () => {
  serveFiles();
  serve(json({}, 422));
  await wake(like, unrenderedLike('lang="en" data-error="Offline?"'), kernelOf());
  await click('.positive');
  expect(element('aside').textContent).toContain('Offline?');
  expect(languageFile).toHaveBeenCalledOnce();
  await wake(like, unrenderedLike('lang="en" data-waiting="Later." data-take-back="Back" data-error="Offline?"'), kernelOf());
  expect(languageFile).toHaveBeenCalledOnce();
});

test.each([
  ['cannot be had', () => Promise.reject(new Error('offline'))],
  ['does not come', () => new Promise<never>(() => {})],
  ['knows nothing of it', () => Promise.resolve({})],
])('a box whose file %s works as it is printed', async (_, file) => {
  serveFiles(file);
  const requests = serve(json({ ok: 1 }));
  const waking = wake(like, unrenderedLike('lang="en"'), kernelOf());
  await vi.advanceTimersByTimeAsync(4000);
  await waking;
  await click('.positive');
  expect(requests).toHaveLength(1);
});

test.each(['', 'sv'])('a page in the language %j loads no language file', async language => {
  serveFiles();
  await wake(like, unrenderedLike(`lang="${language}"`), kernelOf());
  expect(languageFile).not.toHaveBeenCalled();
});

test.each(['en', 'de', 'ckb'])('a poll printed without sentences uses %s, and keeps the text of its button', async code => {
  serveFiles();
  serve(json({ ok: 1, poid: '101' }));
  const box = print(`<aside class="has-total" lang="${code}" data-widget="poll" data-id="12" data-total-vote="3"><form><h3 class="poll-question">?</h3>
    <p data-votes="3"><input id="101" type="radio" name="opt-12"><label for="101">1</label></p><button>OK</button></form></aside>`);
  await wake(poll, box, kernelOf('en'));
  expect(textsOf('.poll-total')).toEqual([fileOf(code, 'poll').totalLabel?.replace('{n}', '3')]);
  expect(textsOf('.poll-vote')).toEqual(['OK']);
  input('[type=radio]').click();
  await click('.poll-vote');
  expect(textsOf('.poll-message')).toEqual([fileOf(code, 'poll').success]);
});

test.each(['en', 'de', 'ckb'])('a form printed without sentences shows its errors in %s', async code => {
  serveFiles();
  const box = print(`<section lang="${code}" data-widget="save-form"><form method="post" action="/tips">
    <label>A <input name="a" required></label><label>B <input name="b" type="email"></label>
    <label>C <textarea name="c" data-limit="5"></textarea></label>
    <label>D <input name="d" required data-required-msg="D?"></label><button>OK</button></form></section>`);
  await wake(saveForm, box, kernelOf('en'));
  input('[name=b]').value = 'b';
  element('textarea').textContent = '123456';
  element('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
  const sentences = sentencesIn(code)['save-form'] ?? {};
  const messages = ['input[required],textarea[required]', '[type=email],[data-rule=email]', '[data-limit]'].map(selector =>
    Object.values(sentences[selector] ?? {}).join().replace('{n}', '5'),
  );
  expect(textsOf('.field-error')).toEqual([...messages, 'D?']);
  expect(textsOf('.form-message')[0]).toContain(fileOf(code, 'save-form').invalid);
});

test.each(['en', 'de', 'ckb'])('a list without a view works at once, and reports errors in %s', async code => {
  serveFiles();
  serve(unreachable);
  const box = print(`<section lang="${code}" data-widget="load-more"><ul></ul><form><button></button><p role="status"></p></form></section>`);
  await wake(loadMore, box, kernelOf('en'));
  element('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
  expect(textsOf('[role=status]')).toEqual([fileOf(code, 'load-more').error]);
});

test('the votes of a comment use its list\'s language', async () => {
  serveFiles();
  serve(json(0));
  const box = print(`<section lang="de" data-widget="comments"><form><article data-id="1"><div class="comment-votes" data-up="1" data-down="0">
    <button class="vote-up">+</button><button class="vote-down">−</button></div></article></form></section>`);
  await wake(comments, box, kernelOf('en'));
  await click('.vote-up');
  expect(textsOf('.tooltip')).toEqual([fileOf('de', 'comments').failed]);
});
