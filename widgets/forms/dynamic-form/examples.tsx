import type { ExampleLanguage, Examples } from '../../shared/render/examples.ts';
import { DynamicFormBox } from './box.tsx';
import { parseDynamicForm } from './markup.ts';

/** The forms of the stand-in newsroom. */
const form = { fa: '21', en: '22' };

const propsOf = (language: ExampleLanguage, id: string) => ({
  language,
  id,
  formUrl: `/forms/${form[language]}`,
  submitUrl: `/rest/form/${form[language]}`,
  plainUrl: `/form/${form[language]}?plain=1`,
});

export const examples: Examples = {
  summary: {
    fa: 'فرمی که گوشی آن را از روی تعریفش می‌سازد: بخش‌ها، گزینه‌ها و متن آراسته.',
    en: 'A form that the phone makes of its definition: sections, choices and rich text.',
  },
  needs: '`data-form` (address of the definition), optional `data-content`, `data-submit`, `data-submittable="false"`, `data-readonly`, `data-animation`, `data-label-columns`, `data-input-columns`, `data-text-submit`; its sentences `data-unavailable`, `data-try-again`, `data-success`, `data-error`, `data-unreachable`, `data-invalid`, `data-required-msg`, `data-limit-msg`; optional a link to the same form as a plain page',
  parse: parseDynamicForm,
  standAlone: true,
  states: {
    filled: {
      title: { fa: 'با محتوای از پیش نوشته', en: 'With content' },
      render: language => (
        <DynamicFormBox {...propsOf(language, '9401')} contentUrl={`/forms/${form[language]}/content`} animation />
      ),
    },
    columns: {
      title: { fa: 'برچسب‌ها کنار خانه‌ها', en: 'Labels beside the fields' },
      render: language => <DynamicFormBox {...propsOf(language, '9402')} grids={{ label: 4, input: 8 }} />,
    },
    'read-only': {
      title: { fa: 'فقط برای خواندن', en: 'Read only' },
      render: language => <DynamicFormBox {...propsOf(language, '9403')} readOnly />,
    },
  },
};
