import { parseCaptcha } from '../../../../widgets/shared/fields/captcha/markup.ts';
import { fieldOf, textOf } from '../../../../widgets/shared/markup/parse.ts';
import type { CommentFieldProps } from '../boxes/comment-field.tsx';
import type { CommentFormProps } from '../boxes/comment-form.tsx';
import type { CommentToolsProps } from '../boxes/comment-tools.tsx';
import { toAscii } from '../state/numbers.ts';

/** Characters of a comment that a reply quotes. */
const quoteLength = 300;

/** The number on a button; none stands for zero. */
const countIn = (votes: Element, button: string): number =>
  Number(toAscii(textOf(votes, `${button} .vote-count`)).replace(/\D/g, ''));

/** What the tools below a comment need. Throws where they stand in no comment. */
export function readCommentTools(tools: HTMLElement): CommentToolsProps {
  const comment = tools.closest<HTMLElement>('.comment');
  const votes = tools.querySelector<HTMLElement>('.comment-votes');
  const reply = tools.querySelector('.comment-reply');
  const list = tools.closest<HTMLElement>('.comments');
  if (!comment || !votes || !reply || !list) throw new Error('There are tools for a comment in none');
  return {
    comment: {
      id: comment.dataset.id ?? '',
      author: textOf(comment, '.comment-author'),
      quote: [...textOf(comment, '.comment-body')].slice(0, quoteLength).join(''),
    },
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

function readField(label: Element): CommentFieldProps {
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

/** What the form for comments needs. Throws where it has no captcha. */
export function readCommentForm(box: HTMLElement): CommentFormProps {
  const captcha = parseCaptcha(box);
  if (!captcha) throw new Error('The form for comments has no captcha');
  const { dataset } = box;
  return {
    newsId: fieldOf(box, 'newsId') ?? '',
    address: dataset.url ?? '',
    title: textOf(box, 'legend'),
    sendLabel: textOf(box, '.form-send'),
    fields: Array.from(box.querySelectorAll('.field > label'), readField),
    captcha,
    replyLabel: dataset.replyLabel ?? '',
    cancelLabel: dataset.cancelLabel ?? '',
    cancelAddress: dataset.cancelUrl ?? '',
    messages: {
      success: dataset.success ?? '',
      error: dataset.error ?? '',
      captchaError: dataset.captchaError ?? '',
      unreachable: dataset.unreachable ?? '',
      invalid: dataset.invalid ?? '',
    },
  };
}
