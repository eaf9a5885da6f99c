import type { Field } from '../islands/comment-field.tsx';
import type { CommentFormProps } from '../islands/comment-form.tsx';
import type { CommentToolsProps } from '../islands/comment-tools.tsx';
import type { CopyLinkProps } from '../islands/copy-link.tsx';
import type { FontSizeProps } from '../islands/font-size.tsx';
import type { ShareButtonProps } from '../islands/share-button.tsx';
import { ascii } from '../state/numbers.ts';
import { attribute, attributeOf, ownText, part, textOf } from './markup.ts';
import { captchaProps } from './votes.ts';

/** Reads the buttons for the size of letters. */
export const fontSizeProps = (box: HTMLElement): FontSizeProps => ({
  label: attribute(box, 'aria-label'),
  smallerLabel: attributeOf(box, '[data-step=smaller]', 'aria-label'),
  resetLabel: attributeOf(box, '[data-step=reset]', 'aria-label'),
  largerLabel: attributeOf(box, '[data-step=larger]', 'aria-label'),
  resetSign: textOf(box, '[data-step=reset]'),
});

/** Reads the short link. */
export const copyLinkProps = (box: HTMLElement): CopyLinkProps => ({
  url: attributeOf(box, 'a', 'href'),
  label: attributeOf(box, 'a', 'aria-label'),
  buttonLabel: attributeOf(box, 'button', 'aria-label'),
  path: attributeOf(box, 'path', 'd'),
  copiedMessage: part(box, '[data-copied]').dataset.copied ?? '',
});

/** Reads the button of a box that passes the story on. */
export function shareButtonProps(button: HTMLElement): ShareButtonProps {
  const { title = '', url = '' } = button.closest<HTMLElement>('.share')?.dataset ?? {};
  return { title, url, label: attribute(button, 'aria-label'), path: attributeOf(button, 'path', 'd') };
}

/** The number on a button; none stands for zero. */
const countIn = (tools: HTMLElement, button: string): number =>
  Number(ascii(tools.querySelector(`${button} .vote-count`)?.textContent ?? '').replace(/\D/g, ''));

/** Reads what can be done with a comment, and from the list around it what is said of it. */
export function commentToolsProps(tools: HTMLElement): CommentToolsProps {
  const list = tools.closest<HTMLElement>('.comments')?.dataset;
  const reply = part(tools, '.comment-reply');
  return {
    id: attribute(reply, 'value'),
    up: countIn(tools, '.vote-up'),
    down: countIn(tools, '.vote-down'),
    upLabel: textOf(tools, '.vote-up .vote-label'),
    downLabel: textOf(tools, '.vote-down .vote-label'),
    replyLabel: ownText(reply),
    replyName: textOf(reply, '.visually-hidden'),
    replyUrl: attribute(reply, 'formaction'),
    ratedMessage: list?.rated ?? '',
    failedMessage: list?.failed ?? '',
  };
}

function fieldIn(field: HTMLElement): Field {
  const control = part(field, 'input,textarea');
  const { limit, requiredMsg = '', ruleMsg = '' } = control.dataset;
  const isEmail = attribute(control, 'type') === 'email';
  return {
    name: attribute(control, 'name'),
    label: ownText(part(field, 'label')),
    kind: control.matches('textarea') ? 'long' : isEmail ? 'email' : 'text',
    limit: Number(limit),
    requiredMessage: requiredMsg,
    ruleMessage: ruleMsg,
  };
}

/** Reads the comment form. */
export function commentFormProps(box: HTMLElement): CommentFormProps {
  const { replyLabel = '', cancelLabel = '', cancelUrl = '', ...said } = box.dataset;
  const { success = '', error = '', captchaError = '', unreachable = '', invalid = '' } = said;
  return {
    newsId: attributeOf(box, '[name=newsId]', 'value'),
    title: textOf(box, 'legend'),
    fields: [...box.querySelectorAll<HTMLElement>('.field')].map(fieldIn),
    captcha: captchaProps(part(box, '.captcha-group')),
    sendLabel: textOf(box, '.form-send'),
    replyLabel,
    cancelLabel,
    cancelUrl,
    messages: { success, error, captcha: captchaError, unreachable, invalid },
  };
}
