import type { Page } from './types.ts';

/** Facts of the page, read at each use from its root element and metas, because a host may swap them. */
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
