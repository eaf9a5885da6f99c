import type { ReactNode } from 'react';
import {
  endlessWord, type ExampleLanguage, type Examples, hostileText, statesOf,
} from '../../shared/render/examples.ts';
import { type Chapter, ItemMediaBox } from './box.tsx';

const url = '/media/1311-360.mp4';

const texts = {
  fa: {
    video: 'فیلم خبر',
    audio: 'صدای گزارش',
    said: 'باد که تند می‌شود سیم‌های دیگر هم بیدار می‌شوند، صدا بالا می‌رود و بعد با باد می‌افتد.',
    caption: 'بعد از شروع فیلم پایین بروید: گوشهٔ صفحه همراه‌تان می‌آید.',
    chapters: ['پیش از طلوع', 'باد می‌رسد', 'بادگیرها', 'شهر بیدار است'],
  },
  en: {
    video: 'The video of the story',
    audio: 'The report, to listen to',
    said: 'The wind freshens and wakes the other strings; the sound rises, and falls again with the wind.',
    caption: 'Scroll down once the video has begun: it comes with you in a corner.',
    chapters: ['Before sunrise', 'The wind comes', 'Wind catchers', 'The town is awake'],
  },
};

const chaptersOf = (titles: readonly string[]): Chapter[] => titles.map((title, index) => ({ at: index * 3, title }));

function Video({ content }: { content: ExampleLanguage }): ReactNode {
  const { video, caption } = texts[content];
  return (
    <figure className="item-video" data-item-player="">
      <video
        className="plain-player"
        src={url}
        poster="/media/1311-720.webp"
        width="640"
        height="360"
        preload="none"
        controls
        playsInline
        aria-label={video}
      />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

export const examples: Examples = {
  summary: {
    fa: 'فیلم یا صدای خبر در جای خودش، با فهرست بخش‌ها و فیلم کوچکی که هنگام خواندن در گوشه می‌ماند.',
    en: 'A story’s video or sound in its place, with its chapters and a small player that stays while one reads on.',
  },
  wakes: 'Nothing needs it before the first scroll. An earlier tap on a chapter is kept.',
  states: statesOf(ItemMediaBox)({
    film: [{ fa: 'فیلم با بخش‌ها', en: 'A video with chapters' }, content => ({
      url, chapters: chaptersOf(texts[content].chapters), children: <Video content={content} />,
    })],
    sound: [{ fa: 'صدا', en: 'Sound' }, content => ({
      url: '/media/report.m4a',
      transcript: [texts[content].said],
      children: (
      <figure className="item-audio" data-item-player="">
                  <audio src="/media/report.m4a" preload="none" controls aria-label={texts[content].audio} />
                </figure>
      ),
    })],
    hostile: [{ fa: 'نام‌های دراز و بدخواه', en: 'Long and hostile names' }, content => ({
      url,
      chapters: chaptersOf([hostileText, endlessWord]),
      transcript: [hostileText, endlessWord],
      children: <Video content={content} />,
    })],
  }),
};
