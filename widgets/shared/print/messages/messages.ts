import { ar } from './ar.ts';
import { az } from './az.ts';
import { azc } from './azc.ts';
import { azl } from './azl.ts';
import { bn } from './bn.ts';
import { bs } from './bs.ts';
import { ckb } from './ckb.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fa } from './fa.ts';
import { fr } from './fr.ts';
import { ha } from './ha.ts';
import { hi } from './hi.ts';
import { id } from './id.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { kmr } from './kmr.ts';
import { ku } from './ku.ts';
import type { LanguageCode } from '../languages.ts';
import { ms } from './ms.ts';
import { my } from './my.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { sw } from './sw.ts';
import { tg } from './tg.ts';
import { tl } from './tl.ts';
import { tr } from './tr.ts';
import { ur } from './ur.ts';
import { zh } from './zh.ts';

/** Every sentence that the widgets print. `{n}` and `{total}` stand for numbers, `{name}` for somebody's name. */
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
  showMore: string;
  showLess: string;
  loadMore: string;
  loadMoreEnd: string;
  loadMoreFailed: string;
  viewMode: string;
  viewDesktop: string;
  viewMobile: string;
  comments: string;
  commentCount: string;
  noComments: string;
  voteUp: string;
  voteDown: string;
  alreadyRated: string;
  ratingFailed: string;
  reply: string;
  replyTo: string;
  cancelReply: string;
  writeComment: string;
  yourName: string;
  yourEmail: string;
  yourComment: string;
  send: string;
  commentSent: string;
  commentFailed: string;
  required: string;
  nameRequired: string;
  commentRequired: string;
  emailRequired: string;
  cellRequired: string;
  captchaRequired: string;
  choiceRequired: string;
  emailInvalid: string;
  cellInvalid: string;
  tooLong: string;
  captchaWrong: string;
  captchaRefresh: string;
  captchaQuestion: string;
  formInvalid: string;
  formUnreachable: string;
  draftRestored: string;
  saved: string;
  saveFailed: string;
  newsletters: string;
  chooseNewsletter: string;
  chooseMedium: string;
  byEmail: string;
  byCell: string;
  email: string;
  cell: string;
  subscribe: string;
  subscribed: string;
  subscribeFailed: string;
  formLoading: string;
  formUnavailable: string;
  plainForm: string;
  tryAgain: string;
  bold: string;
  italic: string;
  bulletList: string;
  numberedList: string;
  close: string;
  previous: string;
  next: string;
  slideshow: string;
  fullScreen: string;
  share: string;
  download: string;
  thumbnails: string;
  position: string;
  contentFailed: string;
  pictureCount: string;
  video: string;
}

const messages: Record<LanguageCode, Messages> = {
  ar,
  az,
  azc,
  azl,
  bn,
  bs,
  ckb,
  de,
  en,
  es,
  fa,
  fr,
  ha,
  hi,
  id,
  it,
  ja,
  kmr,
  ku,
  ms,
  my,
  pt,
  ru,
  sw,
  tg,
  tl,
  tr,
  ur,
  zh,
};

const byCode = new Map<string, Messages>(Object.entries(messages));

/** The sentences of an interface language (SPEC §9.12); Persian, the default, where a language has none. */
export const messagesFor = (language: string): Messages => byCode.get(language) ?? fa;
