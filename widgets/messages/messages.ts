import { en } from './en.ts';
import { fa } from './fa.ts';

/** Every sentence that the widgets print. `{n}` stands for a number. */
export interface Messages {
  vote: string;
  voters: string;
  voteCounted: string;
  voteFailed: string;
  captchaLabel: string;
  captchaImage: string;
  rateThis: string;
  rateWith: string;
  rateCount: string;
  likeThis: string;
  like: string;
  dislike: string;
  fontSize: string;
  fontLarger: string;
  fontSmaller: string;
  fontReset: string;
  shortLink: string;
  copyLink: string;
  copied: string;
  pause: string;
  more: string;
  loadMore: string;
  loadMoreEnd: string;
  loadMoreFailed: string;
  viewMode: string;
  viewDesktop: string;
  viewMobile: string;
}

const languages: Record<string, Messages> = { en, fa };

/** The sentences of an interface language (SPEC §9.12); Persian, the default, where a language has none. */
export const messagesFor = (language: string): Messages => languages[language] ?? fa;
