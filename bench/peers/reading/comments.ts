import { parseCaptcha } from '../../../widgets/shared/fields/captcha/markup.ts';
import { fieldOf, textOf } from '../../../widgets/shared/markup/parse.ts';
import { toAscii } from '../components/state/numbers.ts';

/** The number on a button; none stands for zero. */
const countIn = (votes: Element, button: string): number =>
  Number(toAscii(textOf(votes, `${button} .vote-count`)).replace(/\D/g, ''));

/** Reads the tools below a comment. Throws if they are outside a comment. */
export function readCommentTools(tools: HTMLElement) {
  const comment = tools.closest<HTMLElement>('.comment');
  const votes = tools.querySelector<HTMLElement>('.comment-votes');
  const reply = tools.querySelector('.comment-reply');
  const list = tools.closest<HTMLElement>('.comments');
  if (!comment || !votes || !reply || !list) throw new Error('There are tools for a comment in none');
  return {
    id: comment.dataset.id ?? '',
    up: countIn(votes, '.vote-up'),
    down: countIn(votes, '.vote-down'),
    labels: {
      up: textOf(votes, '.vote-up .vote-label'),
      down: textOf(votes, '.vote-down .vote-label'),
      reply: reply.firstChild?.textContent ?? '',
      replyTo: reply.lastChild?.textContent ?? '',
      rated: list.dataset.rated ?? '',
      failed: list.dataset.failed ?? '',
    },
    replyAddress: reply.getAttribute('formaction') ?? '',
  };
}

function readField(label: Element) {
  const control = label.nextElementSibling as HTMLInputElement;
  const { requiredMsg = '', ruleMsg = '', limit, limitMsg = '' } = control.dataset;
  return {
    id: control.id,
    name: control.name,
    label: label.firstChild?.textContent ?? '',
    type: control.type,
    required: control.required,
    requiredMessage: requiredMsg,
    typeMessage: ruleMsg,
    limit: Number(limit),
    limitMessage: limitMsg,
    autoComplete: control.getAttribute('autocomplete') ?? undefined,
  };
}

/** Reads the form for comments. Throws if it has no captcha. */
export function readCommentForm(box: HTMLElement) {
  const captcha = parseCaptcha(box);
  if (!captcha) throw new Error('The form for comments has no captcha');
  const { replyLabel = '', cancelLabel = '', cancelUrl = '' } = box.dataset;
  const { success = '', error = '', captchaError = '', unreachable = '', invalid = '' } = box.dataset;
  return {
    newsId: fieldOf(box, 'newsId') ?? '',
    title: textOf(box, 'legend'),
    sendLabel: textOf(box, '.form-send'),
    fields: Array.from(box.querySelectorAll('.field > label'), readField),
    captcha,
    replyLabel,
    cancelLabel,
    cancelUrl,
    messages: { success, error, captchaError, unreachable, invalid },
  };
}
