import { type Examples, hostileText, state } from '../../shared/render/examples.ts';
import { ConnectionBox } from './box.tsx';

const page = {
  fa: { url: '/connection', label: 'همین‌ها در صفحه‌ای که اسکریپت نمی‌خواهد' },
  en: { url: '/en/connection', label: 'The same on a page that needs no script' },
} as const;

const phone =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36';

export const examples: Examples = {
  summary: {
    fa: 'نشانی IP، مرورگر و سیستم‌عامل خواننده را نشان می‌دهد؛ چیزی از آن نگه داشته نمی‌شود.',
    en: 'Shows readers their IP address, browser and operating system. Nothing of it is kept.',
  },
  wakes: 'What it shows is requested when it is visible.',
  states: {
    shared: state(
      { fa: 'در صفحه‌ای که برای همه یکی است', en: 'On a page that is the same for everybody' },
      (content, language) => <ConnectionBox language={language} ipUrl="/rest/ip" page={page[content]} />,
    ),
    known: state({ fa: 'در صفحه‌ای برای یک خواننده', en: 'On a page for one reader' }, (_, language) => (
      <ConnectionBox language={language} ipUrl="/rest/ip" reader={{ ip: '2001:db8:85a3::8a2e:370:7334', userAgent: phone }} />
    )),
    unknown: state({ fa: 'مرورگری ناشناس', en: 'A browser that nobody knows' }, (_, language) => (
      <ConnectionBox language={language} ipUrl="/rest/ip" reader={{ ip: '192.0.2.1', userAgent: hostileText }} />
    )),
  },
};
