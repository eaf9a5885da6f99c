import { describe, expect, test } from 'vitest';
import { control, wakeSaveForm } from '../../shared/testing/form.tsx';
import { kernelOf, print, wake, withFreshPages } from '../../shared/testing/page.ts';
import mount from './save-form.tsx';

withFreshPages();

test('two save forms on one page have separate controls', async () => {
  await wakeSaveForm({ id: '8' });
  expect(control('author').id).toBe('save-form-8-0');
});

describe('a save form of another CMS', () => {
  const printUnrendered = (data = 'data-id="7"'): HTMLElement =>
    print(`
      <aside data-widget="save-form" ${data}>
        <form class="contact" data-url="/save" data-success="رسید" data-error="نشد" data-captcha-error="کد" method="post">
          <div class="row"><label for="n">نام</label><input id="n" name="name" required data-required-msg="نام؟"></div>
          <div class="row"><label>ایمیل <input name="mail" data-rule="email"></label></div>
          <div class="row"><label>شهر <select name="city"><option>تهران</option><option>شیراز</option></select></label></div>
          <div class="captcha-group"><img src="/captcha?key=1" alt="کد"><input name="captchaText"></div>
          <input type="hidden" name="formId" value="7"><input type="submit" class="button" value="بفرست">
        </form>
      </aside>`);

  test('needs no id', async () => {
    await wake(mount, printUnrendered(''), kernelOf());
    expect(control('name').id).toBe('save-form-0-0');
  });
});
