import { endlessWord, type Examples, hostileText, statesOf } from '../../shared/render/examples.ts';
import type { Captions } from '../../shared/playback/captions.ts';
import { PlayerBox } from './box.tsx';
import { parsePlayer } from './markup.ts';

const poster = '/media/1311-720.webp';

const videos = [
  { file: '/media/1311-180.mp4', label: '180p' },
  { file: '/media/1311-360.mp4', label: '360p' },
];

const captions: readonly Captions[] = [
  { file: '/media/1311-fa.vtt', language: 'fa', label: 'فارسی' },
  { file: '/media/1311-en.vtt', language: 'en', label: 'English' },
];

const titles = { fa: 'بادگیرهای شهر پیش از طلوع', en: 'The wind catchers before sunrise' };
const shops = { fa: '/topic/culture', en: '/en/topic/culture' };
const adverts = { fa: 'چای در باغ', en: 'Tea in the garden' };
const reports = { fa: 'گزارش شنیدنی بادگیرها', en: 'The report on the wind catchers' };

export const examples: Examples = {
  summary: {
    fa: 'فیلم یا صدا با پخش‌کننده‌ای یک‌دست: زمان، زیرنویس، سرعت و کیفیت؛ بدون اسکریپت، پخش‌کنندهٔ خود مرورگر.',
    en: 'A video or sound with one set of controls: time, captions, speed and quality; without a script, in the browser’s own player.',
  },
  wakes: 'The same tap plays it. Streams that the browser cannot play itself add 135 kB.',
  parse: parsePlayer,
  states: statesOf(PlayerBox)({
    film: [{ fa: 'فیلم با دو کیفیت', en: 'A video in two qualities' }, content => ({
      sources: videos, poster, title: titles[content], length: 12, captions, newsId: '1311',
    })],
    stream: [{ fa: 'جریان با سه کیفیت', en: 'A stream of three qualities' }, content => ({
      sources: [{ file: '/media/hls/master.m3u8', label: '' }], poster, title: titles[content],
    })],
    advert: [{ fa: 'فیلمی که پیش از آن آگهی می‌آید', en: 'A video with an advert before it' }, content => ({
      sources: videos,
      poster,
      title: titles[content],
      length: 12,
      advert: { type: 'image', src: '/media/advert-720.webp', href: shops[content], title: adverts[content], duration: 5000 },
    })],
    sound: [{ fa: 'صدا', en: 'Sound' }, content => ({
      kind: 'audio', sources: [{ file: '/media/report.m4a', label: '' }], title: reports[content], length: 20,
    })],
    wide: [{ fa: 'فیلم پهن', en: 'A wide video' }, content => ({
      ratio: 'ratio-21', sources: videos, poster, title: titles[content],
    })],
    failing: [{ fa: 'فیلمی که نخستین فایلش نیست', en: 'A video whose first file is not there' }, content => ({
      sources: [{ file: '/media/none.mp4', label: '360p' }, { file: '/media/1311-180.mp4', label: '180p' }],
      poster,
      title: titles[content],
    })],
    hostile: [{ fa: 'نام‌های دراز و بدخواه', en: 'Long and hostile names' }, {
      sources: [{ file: '/media/1311-180.mp4', label: `180p ${hostileText}` }, { file: '/media/1311-360.mp4', label: endlessWord }],
      poster,
      title: hostileText,
    }],
  }),
};
