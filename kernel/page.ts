import type { Page } from './types.ts';

/** The page's facts, from its root element, its address and its metas. */
export const page: Page = {
  language: document.documentElement.lang,
  direction: document.dir,
  meta: (property: string) => document.querySelector<HTMLMetaElement>(`meta[property=${property}]`)?.content,
  captchaKey: '',
};
