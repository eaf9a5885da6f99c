import { type ExampleLanguage, type Examples, state } from '../../shared/render/examples.ts';
import { DynamicFormBox } from './box.tsx';
import { parseDynamicForm } from './markup.ts';

/** Ids of forms in the example newsroom. */
const form = { fa: '21', en: '22' };

const propsOf = (content: ExampleLanguage, language: string, id: string) => ({
  language,
  id,
  formUrl: `/forms/${form[content]}`,
  submitUrl: `/rest/form/${form[content]}`,
  plainUrl: `/form/${form[content]}?plain=1`,
});

export const examples: Examples = {
  summary: {
    fa: 'فرمی که گوشی آن را از روی تعریفش می‌سازد: بخش‌ها، گزینه‌ها و متن آراسته.',
    en: 'A form that the phone makes of its definition: sections, choices and rich text.',
  },
  parse: parseDynamicForm,
  standAlone: true,
  states: {
    filled: state({ fa: 'با محتوای از پیش نوشته', en: 'With content' }, (content, language) => (
      <DynamicFormBox {...propsOf(content, language, '9401')} contentUrl={`/forms/${form[content]}/content`} animation />
    )),
    columns: state({ fa: 'برچسب‌ها کنار خانه‌ها', en: 'Labels beside the fields' }, (content, language) => (
      <DynamicFormBox {...propsOf(content, language, '9402')} grids={{ label: 4, input: 8 }} />
    )),
    'read-only': state({ fa: 'فقط برای خواندن', en: 'Read only' }, (content, language) => (
      <DynamicFormBox {...propsOf(content, language, '9403')} readOnly />
    )),
  },
};
