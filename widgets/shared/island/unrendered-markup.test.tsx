import { expect, test } from 'vitest';
import { element, input, kernelOf, print, settle, textsOf, wake } from '../testing/page.ts';
import { json, serve } from '../testing/server.ts';
import poll from '../../forms/poll/poll.tsx';

const counted = json({ ok: 1 });

/** Creates a poll as another CMS might print it, with different wrappers, names, attribute order and spaces. */
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

test('unrendered markup is replaced by the view once', async () => {
  const box = unrenderedPoll();
  await wake(poll, box, kernelOf());
  expect(box.querySelector('.inner')).toBeNull();
  expect(textsOf('.poll-question, .poll-total, .poll-label, .poll-vote')).toEqual(['کدام؟', '۳ نفر', 'یک', 'دو', 'رأی']);
  expect(textsOf('.captcha-group label')).toEqual(['کد را بنویسید']);
  const nodes = [...box.querySelectorAll('*')];
  await settle();
  expect([...box.querySelectorAll('*')].every((node, index) => node === nodes[index])).toBe(true);
});

test.each(['input[id="101"]', 'input[id="102"]'])('%s keeps the focus', async selector => {
  const box = unrenderedPoll();
  const old = element(selector);
  old.focus();
  await wake(poll, box, kernelOf());
  expect(old.isConnected).toBe(false);
  expect(document.activeElement).toBe(element(selector));
});

test('a held click votes once, even if it is repeated', async () => {
  const requests = serve(counted, counted);
  const box = unrenderedPoll();
  const old = element('[type=submit]');
  input('input[id="101"]').click();
  input('[name=captchaText]').value = '1234';
  await wake(poll, box, kernelOf());
  for (let click = 0; click < 2; click += 1) {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    old.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await settle();
  }
  expect(requests).toHaveLength(1);
});
