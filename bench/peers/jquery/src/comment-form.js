import $ from 'jquery';
import 'jquery-validation';
import { askAgain, replyOf } from './captcha.js';
import { cancelReply } from './comments.js';
import { persian } from '../../components/state/numbers.ts';
import { post } from './requests.js';

const lengthOf = text => [...text].length;

$.validator.addMethod('limit', (value, field, limit) => lengthOf(value) <= limit);

/** The rules of a field and their sentences, as its markup has them. */
function rulesOf(field) {
  const { requiredMsg, limit, limitMsg, ruleMsg } = $(field).data();
  return {
    required: field.required,
    ...(limit && { limit }),
    messages: { required: requiredMsg, limit: limitMsg, email: ruleMsg },
  };
}

function showErrors($form, $box, validator, request) {
  const { errors, message, error, captchaKey } = request.responseJSON ?? {};
  if (errors) validator.showErrors(errors);
  if (captchaKey) askAgain($form, captchaKey);
  return message || error || $box.data(request.status === 0 ? 'unreachable' : 'error');
}

async function send($form, validator) {
  const $box = $form.closest('.comment-form');
  const $message = $form.find('.form-message');
  if ($form.attr('aria-busy') === 'true') return;
  $form.attr('aria-busy', 'true');
  try {
    const $fields = $form.find(':input').not('[name=captchaText]');
    const answer = await post($form.attr('action'), `${$fields.serialize()}&${$.param(replyOf($form))}`);
    const ok = String(answer?.ok ?? answer);
    const sentence = { 1: 'success', 2: 'captcha-error' }[ok] ?? 'error';
    $message.text(answer?.message || $box.data(sentence)).trigger('focus');
    if (ok === '1') {
      $form.trigger('reset').find('fieldset').prop('disabled', true);
      cancelReply($form);
    }
    if (ok === '2') askAgain($form, answer.captchaKey || undefined);
  } catch (request) {
    $message.text(showErrors($form, $box, validator, request));
  }
  $form.attr('aria-busy', 'false');
}

/** The form for a comment: checked, sent and answered in its place. */
export function startCommentForm() {
  const $form = $('.comment-form form');
  if ($form.length === 0) return;
  const validator = $form.validate({
    errorElement: 'p',
    errorClass: 'field-error',
    errorPlacement: (error, field) => error.insertAfter(field),
    highlight: field => void $(field).attr('aria-invalid', 'true'),
    unhighlight: field => void $(field).removeAttr('aria-invalid'),
    onkeyup: false,
    submitHandler: () => void send($form, validator),
  });
  $form.find('[data-required-msg],[data-rule-msg]').each((_, field) => void $(field).rules('add', rulesOf(field)));
  // A sentence that goes only with the focus would move the button under the finger.
  $form.on('input', '[aria-invalid=true]', ({ currentTarget }) => void validator.element(currentTarget));
  $form.on('input', 'textarea', ({ currentTarget }) => {
    const limit = $(currentTarget).data('limit');
    $(currentTarget).siblings('.field-count').text(`${persian(lengthOf(currentTarget.value))} / ${persian(limit)}`);
  });
}
