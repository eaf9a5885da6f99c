import { getContext, getElement, store, withSyncEvent } from '@wordpress/interactivity';
import { askAgain, persian, post, replyOf } from 'dakkeh/shared';

const lengthOf = text => [...text].length;

/** Why a field may not be sent, in the words of its markup; empty where it may. */
function errorOf({ value, required, validity, dataset }) {
  if (required && !value.trim()) return dataset.requiredMsg;
  if (dataset.limit && lengthOf(value) > Number(dataset.limit)) return dataset.limitMsg;
  return validity.typeMismatch ? dataset.ruleMsg : '';
}

const fieldsOf = form => form.querySelectorAll('[data-required-msg],[data-rule-msg],[data-limit]');

function checkAll(form, context) {
  const fields = [...fieldsOf(form)];
  for (const field of fields) context.errors[field.name] = errorOf(field);
  const wrong = fields.find(({ name }) => context.errors[name]);
  wrong?.focus();
  return !wrong;
}

function showRefusal(context, captcha, { status, said }) {
  Object.assign(context.errors, said.errors);
  if (said.captchaKey) askAgain(captcha, said.captchaKey);
  const words = status === 0 ? context.unreachable : context.error;
  context.message = said.message || said.error || words;
}

const { state } = store('dakkeh/comment-form', {
  state: {
    reply: null,
    get parentId() {
      return state.reply?.id ?? '';
    },
    get replyId() {
      return state.reply?.id ?? '0';
    },
    get isReply() {
      return state.reply ? '1' : '0';
    },
    get isClosed() {
      return getContext().isSent && !state.reply;
    },
    get replies() {
      return state.reply ? [state.reply] : [];
    },
    get replyTitle() {
      const { replyLabel, reply } = getContext();
      return replyLabel.replace('{name}', reply.author);
    },
    get isInvalid() {
      const { errors, field } = getContext();
      return errors[field] ? 'true' : null;
    },
    get fieldErrors() {
      const { errors, field } = getContext();
      return errors[field] ? [errors[field]] : [];
    },
    get count() {
      const { length, limit } = getContext();
      return `${persian(length)} / ${persian(Number(limit))}`;
    },
  },
  actions: {
    check() {
      const { errors, field } = getContext();
      errors[field] = errorOf(getElement().ref);
    },
    input() {
      const context = getContext();
      const { ref } = getElement();
      context.length = lengthOf(ref.value);
      if (context.errors[context.field]) context.errors[context.field] = errorOf(ref);
    },
    cancel: withSyncEvent(event => {
      event.preventDefault();
      state.reply = null;
    }),
    send: withSyncEvent(function* (event) {
      event.preventDefault();
      const context = getContext();
      const captcha = getContext('dakkeh/captcha');
      const { ref: form } = getElement();
      if (context.isBusy || !checkAll(form, context)) return;
      context.isBusy = true;
      try {
        const fields = { ...Object.fromEntries(new FormData(form)), ...replyOf(form, captcha) };
        const answer = yield post(form.getAttribute('action'), fields);
        const ok = String(answer?.ok ?? answer);
        const sentence = { 1: 'success', 2: 'captchaError' }[ok] ?? 'error';
        context.message = answer?.message || context[sentence];
        form.querySelector('.form-message').focus();
        if (ok === '1') {
          form.reset();
          context.isSent = true;
          state.reply = null;
        }
        if (ok === '2') askAgain(captcha, answer.captchaKey || undefined);
      } catch (error) {
        showRefusal(context, captcha, error);
      }
      context.isBusy = false;
    }),
  },
  callbacks: {
    measure() {
      getContext().length = lengthOf(getElement().ref.value);
    },
  },
});
