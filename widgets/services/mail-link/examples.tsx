import { endlessWord, type Examples, state } from '../../shared/render/examples.ts';
import { MailLinkBox } from './box.tsx';

const label = { fa: 'به تحریریه ایمیل بزنید', en: 'Write to the newsroom by e-mail' } as const;
const form = { fa: '/write/1', en: '/write/2' } as const;

export const examples: Examples = {
  summary: {
    fa: 'پیوندی به یک نشانی ایمیل که در کد صفحه پیدا نیست؛ بی‌اسکریپت به فرم می‌رسد.',
    en: 'A link to an e-mail address that is not to be found in the page’s source. Without a script it leads to a form.',
  },
  states: {
    newsroom: state({ fa: 'تحریریه', en: 'The newsroom' }, content => (
      <MailLinkBox address="desk@dakkeh.example" formUrl={form[content]}>
        {label[content]}
      </MailLinkBox>
    )),
    long: state({ fa: 'واژه‌ای دراز', en: 'A long word' }, content => (
      <MailLinkBox address="first.last+news@mail.dakkeh.example" formUrl={form[content]}>
        {endlessWord}
      </MailLinkBox>
    )),
  },
};
