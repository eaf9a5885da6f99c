import { type Examples, state } from '../../shared/render/examples.ts';
import { EditionsMenuBox } from './box.tsx';

const editions = [
  { language: 'fa', url: '/' },
  { language: 'en', url: '/en' },
  { language: 'ar', url: '/ar' },
  { language: 'ckb', url: '/ckb' },
] as const;

export const examples: Examples = {
  summary: {
    fa: 'فهرستی که زیرفهرست‌هایش از صفحه بیرون نمی‌زنند، مانند فهرست نسخه‌های زبان‌های دیگر.',
    en: 'A menu whose submenus never leave the screen, such as that of a paper’s editions.',
  },
  wakes: 'Submenus open without it. If a menu opens without a touch, give it another `data-load`.',
  states: {
    editions: state({ fa: 'نسخه‌های روزنامه', en: 'Editions of a paper' }, language => (
      <EditionsMenuBox language={language} editions={editions} />
    )),
  },
};
