import type { Page } from './types.ts';

/** Facts of the page from its root element, address and metas. */
export const page: Page = {
  language: document.documentElement.lang,
  direction: document.dir,
  meta: (property: string) => document.querySelector<HTMLMetaElement>(`meta[property=${property}]`)?.content,
  captchaKey: '',
};
