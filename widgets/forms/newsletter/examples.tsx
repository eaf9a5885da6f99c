import {
  endlessWord, type ExampleLanguage, type Examples, hostileText, statesOf,
} from '../../shared/render/examples.ts';
import { NewsletterBox } from './box.tsx';
import type { Newsletter } from './rendered-fields.ts';
import { parseNewsletter } from './newsletter.tsx';

/** Newsletters of the example newsroom. */
const newsletters: Readonly<Record<ExampleLanguage, readonly Newsletter[]>> = {
  fa: [
    { id: '31', title: 'صبح دکه: پنج خبر پیش از چای' },
    { id: '32', title: 'جمعه‌بازار: گفت‌وگو و یادداشت آخر هفته' },
    { id: '33', title: 'قفسه: کتاب تازه، هر دو هفته یک بار' },
  ],
  en: [
    { id: '34', title: 'The Corner: five stories every morning' },
    { id: '35', title: 'The Long Way Home: one report every Friday' },
  ],
};

const refusals = {
  fa: { cell: 'شمارهٔ موبایل خود را درست بنویسید.', notice: 'این خانه را درست کنید.' },
  en: { cell: 'Please correct your cell number.', notice: 'Please correct this field.' },
};

export const examples: Examples = {
  summary: {
    fa: 'عضویت در خبرنامه با ایمیل یا پیامک.',
    en: 'Readers subscribe to a newsletter, by e-mail or by text message.',
  },
  parse: parseNewsletter,
  standAlone: true,
  states: statesOf(NewsletterBox)({
    empty: [{ fa: 'خالی', en: 'Empty' }, content => ({ newsletters: newsletters[content] })],
    refused: [{ fa: 'رد شده، با آنچه نوشته بودند', en: 'Refused, with what was typed' }, content => ({
      newsletters: newsletters[content],
      state: {
        values: new Map([['medium', ['2']], ['cell', ['0912']]]),
        errors: new Map([['cell', refusals[content].cell]]),
        notice: refusals[content].notice,
      },
    })],
    hostile: [{ fa: 'نام‌های دراز و بدخواه', en: 'Long and hostile names' }, {
      newsletters: [{ id: '9301', title: hostileText.trim() }, { id: '9302', title: endlessWord }],
    }],
  }),
};
