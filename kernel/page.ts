import type { Page } from './types.ts';

/** Facts of the page from its root element, address and metas: a host may exchange them. */
export const page: Page = {
  get language() {
    return document.documentElement.lang;
  },
  get direction() {
    return document.dir;
  },
  meta: (property: string) => document.querySelector<HTMLMetaElement>(`meta[property=${property}]`)?.content,
  captchaKey: '',
};
