import { submissionRefusal } from './refusal-contract.ts';
import type { DocumentedFields } from '../../print/documented-call.ts';

/** What is said of the captcha of every form. */
export const captchaFields = {
  captchaText: 'What the reader has read in the captcha, in ASCII digits. Only where the form shows one.',
  captchaKey: 'Key of the image that was read.',
} as const;

/** What is said of the answer to every form. */
export const submissionFields = {
  ok: '1: it is saved, and the form closes. 2: the captcha was read wrong, and the form stays open. Anything else is an error, which closes the form.',
  message: 'Shown where the form has no sentence of its own for the case (`data-success`, `data-error`, `data-captcha-error`).',
  captchaKey: 'Key of the form’s next captcha image; without it a random one.',
  '(bare)': 'The value of `ok` alone will do.',
} as const;

/** A form that is refused, so that its reader may correct it. */
export const submissionRefused: DocumentedFields = {
  schema: submissionRefusal,
  fields: {
    ok: 'Not read: the status says that the form is refused, and it stays open.',
    message: 'Said below the form. Without it, `data-unreachable` of the form.',
    'errors.{name}': 'Said beside the field of that name. The reader is led to the first.',
    captchaKey: 'Key of the form’s next captcha image; without it the image stays.',
  },
};

/** What an answer says of each item of a news list, beside its id, title and address. */
export const newsListFields = {
  'newsList[].kicker': 'The line above the title.',
  'newsList[].topic': 'Name of its topic.',
  'newsList[].time': 'When it was published, for people.',
  'newsList[].dateTime': 'The same for machines, ISO 8601.',
  'newsList[].image.src': 'Address of its image.',
  'newsList[].image.alt': 'What the image shows.',
} as const;

/** The template of the items that the stand-in newsroom answers with. */
export const itemsTemplate =
  '{{#newsList}}<li class="news-item" data-id="{{id}}"><img class="news-image" src="{{image.src}}" alt="{{image.alt}}" width="360" height="203" loading="lazy" decoding="async"><div class="news-text"><p class="news-kicker">{{kicker}}</p><h3 class="news-title"><a href="{{url}}">{{title}}</a></h3><p class="news-meta"><span class="news-topic">{{topic}}</span><time datetime="{{dateTime}}">{{time}}</time></p></div></li>{{/newsList}}';
