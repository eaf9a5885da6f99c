import type { Field } from '../../shared/fields/field.ts';
import { lineField, longField } from '../../shared/fields/text-fields.ts';
import { endlessWord, type ExampleLanguage, type Examples, hostileText, statesOf } from '../../shared/render/examples.ts';
import { SaveFormBox } from './box.tsx';
import { parseSaveForm } from './save-form.tsx';

const words = {
  fa: {
    title: 'پیام شما',
    name: 'نام شما',
    nameRequired: 'نام خود را بنویسید.',
    email: 'ایمیل',
    emailInvalid: 'ایمیل خود را درست وارد کنید.',
    cell: 'شمارهٔ موبایل',
    cellInvalid: 'شمارهٔ موبایل خود را درست وارد کنید.',
    text: 'چه دیدید؟',
    hint: 'کجا، کی، و چه شد',
    textRequired: 'چیزی را که دیده‌اید بنویسید.',
    pace: 'چقدر فوری است؟',
    paces: ['همین امروز', 'تا آخر هفته'],
    topics: 'دربارهٔ چه؟',
    topicNames: ['شهر', 'مدرسه', 'هوا'],
    city: 'شهر',
    cities: ['یزد', 'تبریز', 'بوشهر'],
    notice: 'این خانه‌ها را درست کنید.',
  },
  en: {
    title: 'Your message',
    name: 'Your name',
    nameRequired: 'Please enter your name.',
    email: 'Email',
    emailInvalid: 'Please enter your email correctly.',
    cell: 'Cell number',
    cellInvalid: 'Please enter your cell number correctly.',
    text: 'What did you see?',
    hint: 'Where, when, and what happened',
    textRequired: 'Please write what you have seen.',
    pace: 'How urgent is it?',
    paces: ['Today', 'By the weekend'],
    topics: 'What is it about?',
    topicNames: ['The town', 'School', 'The air'],
    city: 'Town',
    cities: ['Yazd', 'Tabriz', 'Bushehr'],
    notice: 'Please correct these fields.',
  },
};

/** Fields of forms that exist in the example newsroom, so that submits arrive. */
function textFields(content: ExampleLanguage): Field[] {
  const said = words[content];
  return [
    lineField({ name: 'name', label: said.name, mandatory: true, requiredMessage: said.nameRequired, autoComplete: 'name' }),
    lineField({ name: 'email', label: said.email, type: 'email', rule: 'email', ruleMessage: said.emailInvalid }),
    lineField({ name: 'cell', label: said.cell, type: 'tel', rule: 'cell', ruleMessage: said.cellInvalid, sensitive: true }),
    longField({ name: 'text', label: said.text, hint: said.hint, mandatory: true, requiredMessage: said.textRequired }),
  ];
}

const optionsOf = (labels: readonly string[]) =>
  labels.map((label, index) => ({ value: String(index), label, selected: index === 0 }));

function choiceFields(content: ExampleLanguage): Field[] {
  const { pace, paces, topics, topicNames, city, cities } = words[content];
  const common = { hint: '', mandatory: false, requiredMessage: '' };
  return [
    { ...common, kind: 'radio', name: 'pace', label: pace, options: optionsOf(paces) },
    { ...common, kind: 'checkbox', name: 'topics', label: topics, options: optionsOf(topicNames) },
    { ...common, kind: 'select', name: 'city', label: city, options: optionsOf(cities) },
  ];
}

function propsOf(content: ExampleLanguage, id: string) {
  return {
    id,
    url: `/rest/saveForm/${id}`,
    title: words[content].title,
    fields: textFields(content),
    captcha: false,
  };
}

export const examples: Examples = {
  summary: {
    fa: 'هر فرمی که تحریریه بخواهد؛ خانه‌ها پیش از فرستادن بررسی می‌شوند و چیزی از نوشته گم نمی‌شود.',
    en: 'Any form that a newsroom wants: checked before it is sent, and nothing that was typed is lost.',
  },
  parse: parseSaveForm,
  states: statesOf(SaveFormBox)({
    captcha: [{ fa: 'خالی، با تصویر امنیتی', en: 'Empty, with a captcha' }, content => ({
      ...propsOf(content, content === 'fa' ? '1' : '2'), captcha: true,
    })],
    choices: [{ fa: 'با خانه‌های انتخابی', en: 'With fields to choose from' }, content => ({
      ...propsOf(content, '9201'), fields: choiceFields(content),
    })],
    refused: [{ fa: 'رد شده، با آنچه نوشته بودند', en: 'Refused, with what was typed' }, content => ({
      ...propsOf(content, '9202'),
      state: {
        values: new Map([['email', ['mina@']], ['text', ['…']]]),
        errors: new Map([['name', words[content].nameRequired], ['email', words[content].emailInvalid]]),
        notice: words[content].notice,
      },
    })],
    hostile: [{ fa: 'برچسب‌ها و نوشته‌های دراز و بدخواه', en: 'Long and hostile labels and texts' }, content => ({
      ...propsOf(content, '9203'),
      title: hostileText.trim(),
      fields: [
        lineField({ name: 'line', label: endlessWord, value: hostileText }),
        longField({ name: 'long', label: hostileText.trim(), value: `</textarea>${endlessWord}` }),
      ],
    })],
  }),
};
