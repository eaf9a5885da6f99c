import { endlessWord, type Examples, hostileText } from '../../shared/render/examples.ts';
import { LiveBox } from './box.tsx';

const poster = '/media/1311-720.webp';

const texts = { fa: 'تحریریهٔ دکه، همین حالا', en: 'Dakkeh’s newsroom, right now' };

export const examples: Examples = {
  summary: {
    fa: 'پخش زنده، که اگر قطع شود می‌گوید و می‌شود دوباره امتحانش کرد.',
    en: 'A live stream, which says where it cannot be had, and can be tried again.',
  },
  wakes: 'Nothing of the stream is fetched before a tap.',
  states: {
    stream: {
      title: { fa: 'یک کانال', en: 'A channel' },
      render: (content, language = content) => (
        <LiveBox language={language} title={texts[content]} mediaUrl="/live/newsroom/master.m3u8" poster={poster} />
      ),
    },
    missing: {
      title: { fa: 'کانالی که نیست', en: 'A channel that is not there' },
      render: (content, language = content) => (
        <LiveBox language={language} title={texts[content]} mediaUrl="/live/nowhere/master.m3u8" poster={poster} />
      ),
    },
    hostile: {
      title: { fa: 'نام دراز و بدخواه', en: 'A long and hostile name' },
      render: (content, language = content) => (
        <LiveBox
          language={language}
          title={`${hostileText} ${endlessWord}`}
          mediaUrl="/live/newsroom/master.m3u8"
          poster={poster}
        />
      ),
    },
  },
};
