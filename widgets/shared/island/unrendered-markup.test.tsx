import { expect, test } from 'vitest';
import { click, element, input, kernelOf, print, settle, textsOf, wake, withFreshPages } from '../testing/page.ts';
import { json, serve } from '../testing/server.ts';
import poll from '../../forms/poll/poll.tsx';

withFreshPages();

const counted = json({ ok: 1 });

/** A poll as a newsroom of its own might print it: other wrappers, names, attribute order and white space. */
const unrenderedPoll = (button = '<input type="submit" value="ثبت">', data = 'data-id="12"'): HTMLElement =>
  print(`
    <aside class="box box-poll has-total" data-widget="poll" ${data} data-total-vote="3"
      data-total-label="{n} نفر" data-vote-label="رأی" data-error="نشد">
      <div class="inner">
        <h3 class="poll-question">  کدام؟ </h3>
        <form>
          <p data-votes="1"><input id="101" type="radio" name="opt-12"> <label for="101"> یک </label></p>
          <p data-votes="2"><input id="102" type="radio" name="opt-12"> <label for="102"> دو </label></p>
          <div class="captcha-group">
            <img src="/captcha?key=1" alt="کد"> <label>کد را بنویسید</label>
            <input type="number" name="captchaText">
          </div>
          ${button}
        </form>
      </div>
    </aside>`);

test('unrendered markup is replaced by the view, once', async () => {
  const box = unrenderedPoll();
  await wake(poll, box, kernelOf());
  expect(box.querySelector('.inner')).toBeNull();
  expect(textsOf('.poll-question, .poll-total, .poll-label, .poll-vote')).toEqual(['کدام؟', '۳ نفر', 'یک', 'دو', 'رأی']);
  expect(textsOf('.captcha-group label')).toEqual(['کد را بنویسید']);
  const nodes = [...box.querySelectorAll('*')];
  await settle();
  expect([...box.querySelectorAll('*')].every((node, index) => node === nodes[index])).toBe(true);
});

test('the checked radio and the typed text are kept', async () => {
  const requests = serve(counted);
  const box = unrenderedPoll();
  input('input[id="102"]').click();
  input('[name=captchaText]').value = '1234';
  await wake(poll, box, kernelOf());
  expect(input('input:checked').id).toBe('102');
  expect(input('[name=captchaText]').value).toBe('1234');
  await click('.poll-vote');
  expect(requests[0]?.query).toMatchObject({ poid: '102', captchaText: '1234' });
});

test.each(['input[id="101"]', 'input[id="102"]'])('the focus on %s is kept', async selector => {
  const box = unrenderedPoll();
  const old = element(selector);
  old.focus();
  await wake(poll, box, kernelOf());
  expect(old.isConnected).toBe(false);
  expect(document.activeElement).toBe(element(selector));
});

test('the nodes of a captcha group are kept, with the focus, and become a box', async () => {
  const box = unrenderedPoll();
  const nodes = [...element('.captcha-group').childNodes];
  const field = input('[name=captchaText]');
  field.focus();
  await wake(poll, box, kernelOf());
  expect([...element('.captcha-group').childNodes]).toEqual(nodes);
  expect(input('[name=captchaText]')).toBe(field);
  expect(document.activeElement).toBe(field);
  expect(element('.captcha-group').dataset).toMatchObject({ widget: 'captcha', load: 'tap' });
});

test('a held click on another button does not vote', async () => {
  const requests = serve(counted);
  const box = unrenderedPoll('<button type="button">کد تازه</button><button>ثبت</button>');
  const other = element('button[type=button]');
  input('input[id="101"]').click();
  input('[name=captchaText]').value = '1234';
  await wake(poll, box, kernelOf());
  other.click();
  await settle();
  expect(requests).toEqual([]);
});
