import { endlessWord, type Examples, hostileText, statesOf } from '../../shared/render/examples.ts';
import { LiveBox } from './box.tsx';

const poster = '/media/1311-720.webp';

const texts = { fa: 'تحریریهٔ دکه، همین حالا', en: 'Dakkeh’s newsroom, right now' };

export const examples: Examples = {
  summary: {
    fa: 'پخش زنده، که اگر قطع شود می‌گوید و می‌شود دوباره امتحانش کرد.',
    en: 'A live stream, which says where it cannot be had, and can be tried again.',
  },
  wakes: 'Nothing of the stream is fetched before a tap.',
  states: statesOf(LiveBox)({
    stream: [{ fa: 'یک کانال', en: 'A channel' }, content => ({
      title: texts[content], mediaUrl: '/live/newsroom/master.m3u8', poster,
    })],
    missing: [{ fa: 'کانالی که نیست', en: 'A channel that is not there' }, content => ({
      title: texts[content], mediaUrl: '/live/nowhere/master.m3u8', poster,
    })],
    hostile: [{ fa: 'نام دراز و بدخواه', en: 'A long and hostile name' }, {
      title: `${hostileText} ${endlessWord}`, mediaUrl: '/live/newsroom/master.m3u8', poster,
    }],
  }),
};
