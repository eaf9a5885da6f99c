import { endlessWord, type Examples, hostileText, statesOf } from '../../shared/render/examples.ts';
import { FollowBox } from './box.tsx';

const page = { fa: '/following', en: '/en/following' };
const topic = { fa: { url: '/topic/culture', name: 'فرهنگ و هنر' }, en: { url: '/en/topic/culture', name: 'Arts' } };
const writer = { fa: { url: '/journalist/3', name: 'لیلا صدرنیا' }, en: { url: '/journalist/10', name: 'Omid Sattari' } };

export const examples: Examples = {
  summary: {
    fa: 'دکمه‌هایی که موضوع‌ها و نویسنده‌ها را دنبال می‌کنند، بی‌حساب کاربری؛ بی‌اسکریپت، راه خوراک RSS را نشان می‌دهند.',
    en: 'Buttons that follow topics and writers, without an account; without a script they lead to where their feeds are.',
  },
  wakes: 'The buttons show what is already followed.',
  states: statesOf(FollowBox)({
    one: [{ fa: 'یک موضوع', en: 'One topic' }, content => ({ action: page[content], lists: [topic[content]] })],
    several: [{ fa: 'موضوع و نویسنده', en: 'A topic and a writer' }, content => ({
      action: page[content], lists: [{ ...topic[content], url: `${topic[content].url}/2` }, writer[content]],
    })],
    hostile: [{ fa: 'نام‌های دراز و بدخواه', en: 'Long and hostile names' }, content => ({
      action: page[content],
      lists: [{ url: '/keyword/1', name: hostileText }, { url: '/keyword/2', name: endlessWord }],
    })],
  }),
};
