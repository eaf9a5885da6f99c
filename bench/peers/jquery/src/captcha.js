import $ from 'jquery';
import { randomKey, toAscii } from '../../components/state/numbers.ts';

/** Shows another image, of the given key or of a random one. */
export function askAgain($form, key = randomKey()) {
  const $image = $form.find('.captcha-image');
  const [address] = $image.attr('src').split('?');
  $image.attr('src', `${address}?key=${key}`);
  $form.data('captchaKey', key).find('.captcha-question').attr('href', `${address}/question?key=${key}`);
  $form.find('.captcha-asked').empty();
  $form.find('[name=captchaText]').val('').trigger('focus');
}

/** Text that the reader typed for a form's image, with the image's key; undefined for a form without an image. */
export function replyOf($form) {
  const $field = $form.find('[name=captchaText]');
  if ($field.length === 0) return {};
  return { captchaText: toAscii($field.val()), captchaKey: $form.data('captchaKey') ?? '' };
}

/** Another image, and the question instead of it, in every form that has a captcha. */
export function startCaptchas() {
  $(document)
    .on('click', '.captcha-refresh', ({ currentTarget }) => askAgain($(currentTarget).closest('form')))
    .on('click', '.captcha-question', event => {
      event.preventDefault();
      const $asked = $(event.currentTarget).siblings('.captcha-asked');
      $.ajax(event.currentTarget.href, { dataType: 'text', headers: { accept: 'text/plain' } }).done(text => $asked.text(text));
    });
}
