import { patternOf } from '../box-schema.ts';
import { partsOf, type Rule } from './box-rules.ts';

const within = (box: HTMLElement, selector: string): HTMLElement[] =>
  partsOf(box).filter(part => part.matches(selector));

const nameOf = (control: Element): string =>
  [
    control.getAttribute('aria-label'), control.getAttribute('aria-labelledby'), control.getAttribute('title'), control.textContent,
    ...Array.from(control.querySelectorAll('img'), ({ alt }) => alt),
  ].join('').trim();

/** Same text as the message about the parameter, so that it is reported only once. */
const lacksType = 'This <button> lacks type="button": Without it, it submits the form around it.';

const checkControls: Rule = ({ box, known }, says) => {
  for (const control of within(box, ':is(button,a[href],summary):not([hidden])')) {
    const what = control.localName === 'a' ? 'link' : 'button';
    if (!nameOf(control)) says('unnamed', `A ${what} has no name: who hears it does not know what it does.`, control);
    if (control.localName === 'a' && /^#?$/.test(control.getAttribute('href') ?? '')) says('action', 'A link leads nowhere.', control);
  }
  const lacksForm = known?.parameters.some(({ name }) => name === ':is(form,[formaction])') && !box.querySelector('form,[formaction]');
  for (const button of within(box, 'button:not([type],[formaction])')) {
    const form = button.closest('form');
    if (!lacksForm && !(form && box.contains(form))) says('type', lacksType, button);
  }
};

const checkFolds: Rule = ({ box }, says) => {
  for (const fold of within(box, 'details')) {
    if (fold.firstElementChild?.localName !== 'summary') says('unnamed', 'A <details> does not begin with a <summary>: browsers call it by a word of their own.', fold);
  }
};

const checkPictures: Rule = ({ box }, says) => {
  for (const image of within(box, 'img')) {
    const isSized = ['width', 'height'].every(name => image.hasAttribute(name));
    const isWhole = ['width', 'height'].every(name => /^\d+$/.test(image.getAttribute(name) ?? '0'));
    if (!isSized) says('picture', 'A picture has no width and height: what is below it moves when it comes.', image);
    if (!isWhole) says('picture', 'The width and height of a picture are whole numbers of pixels.', image);
    if (!image.hasAttribute('alt')) says('picture', 'A picture has no alt.', image);
    const hasAddress = image.getAttribute('src')?.trim() || image.hasAttribute('srcset') || image.hasAttribute('data-src');
    if (!hasAddress) says('picture', 'A picture has no address.', image);
  }
};

/** Fixed URLs to which these boxes post, whatever the form's action. */
const fixedAddresses = new Map([
  ['comments', '/rest/postCommentVote'], ['like', '/rest/rateNews'], ['poll', '/rest/vote'], ['rating', '/rest/scoreNews'],
]);

/** Boxes whose form must use POST. */
const posting = [...fixedAddresses.keys(), 'comment-form', 'newsletter', 'save-form'];

const checkForms: Rule = ({ box, page, known }, says) => {
  const { widget = '' } = box.dataset;
  const isParameter = known?.parameters.some(({ owner, name }) => owner === 'form' && name === 'action');
  for (const form of within(box, 'form')) {
    const action = form.getAttribute('action');
    const fixed = fixedAddresses.get(widget);
    const url = action !== null && URL.canParse(action, page) ? new URL(action, page) : undefined;
    const isNamed = [form.dataset.url, box.dataset.url].some(url => url !== undefined) || form.querySelector('[formaction]');
    if (!action && !isNamed) {
      if (!isParameter || action === '') says('action', 'Its form has no action: without a script it is sent to the page itself.', form);
    } else if (fixed && (url?.pathname !== fixed || url.host !== page.host)) {
      says('action', `Its script sends to ${fixed}, and without a script its form to ${action ?? ''}: name one address.`, form);
    }
    if (posting.includes(widget) && form.getAttribute('method')?.toLowerCase() !== 'post') {
      says('action', 'Its form needs method="post": without it, what is sent stands in the address.', form);
    }
  }
};

const notTyped = ':not([type=hidden i],[type=submit i],[type=button i],[type=image i],[type=reset i])';

const checkFields: Rule = ({ box }, says) => {
  for (const field of within(box, `form :is(select,textarea,input${notTyped})`)) {
    const isLabelled = field.closest('label') ?? field.getAttribute('aria-label') ?? field.getAttribute('aria-labelledby') ?? field.title;
    const hasFor = field.id !== '' && [...box.ownerDocument.querySelectorAll('label')].some(label => label.htmlFor === field.id);
    if (!isLabelled && !hasFor) says('field', 'A field has no label: who hears it does not know what to type.', field);
  }
  for (const field of within(box, 'form :is(select,textarea,input):not([type=submit i],[type=button i])')) {
    if (!field.getAttribute('name')) says('field', 'A field has no name: what is typed is not sent.', field);
  }
};

const answerOf = (field: Element): string =>
  ['name', 'value', 'formaction', 'formmethod'].map(name => field.getAttribute(name) ?? '').join(' ');

/** Checks that each choice sends a value of its own. */
const checkAnswers: Rule = ({ box }, says) => {
  for (const group of within(box, '[role=radiogroup]')) {
    const names = new Set(Array.from(group.querySelectorAll<HTMLInputElement>('input[type=radio]'), ({ name }) => name));
    if (names.size > 1) says('field', `The radios of one question have several names: ${[...names].join(', ')}.`, group);
  }
  for (const form of within(box, 'form[method=post i]')) {
    const buttons = [...form.querySelectorAll('button:not([type]),button[type=submit]')];
    const nameless = buttons.find(button => !button.hasAttribute('name'));
    const hasNames = buttons.some(button => button.hasAttribute('name'));
    if (nameless && hasNames) says('field', 'A button beside others has no name: nobody knows that it was this one.', nameless);
    const choices = [...buttons.filter(button => button.hasAttribute('name')), ...form.querySelectorAll('input[type=radio]')];
    const same = choices.find((one, index) => choices.findIndex(other => answerOf(other) === answerOf(one)) < index);
    if (same) says('field', `Two of its choices are sent as ${same.getAttribute('name')}=${same.getAttribute('value')}.`, same);
  }
};

const zoned = new RegExp(patternOf('time') ?? '');
/** Matches current timestamps in seconds, which have 10 digits; milliseconds have 13. */
const seconds = /^1\d{9}$/;
const shortest = 100;

const checkTimes: Rule = ({ box }, says) => {
  for (const part of partsOf(box)) {
    for (const { name, value } of part.attributes) {
      const isTime = name === 'datetime' || name.startsWith('data-');
      if (isTime && !zoned.test(value)) says('time', `${name}="${value}" has no zone: add +03:30, or Z.`, part);
      if (/^data-(date|time|at|start|end|until|now)$/.test(name) && seconds.test(value)) {
        says('time', `${name}="${value}" is in seconds: milliseconds have three digits more.`, part);
      }
    }
    const [, advert = ''] = /"advert"\s*:(.*)/s.exec(part.dataset.conf ?? '') ?? [];
    const [, duration] = /"duration"\s*:\s*(\d+(?:\.\d+)?)\b/.exec(advert) ?? [];
    const isShort = Number(duration) < shortest;
    if (isShort) says('time', `The duration ${duration} of an advert is in seconds: milliseconds are meant.`, part);
  }
};

/** All rules for the content of a box. */
export const contentRules: readonly Rule[] = [
  checkControls, checkFolds, checkPictures, checkForms, checkFields, checkAnswers, checkTimes,
];
