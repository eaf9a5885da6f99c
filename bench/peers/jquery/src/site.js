import $ from 'jquery';
import { startCaptchas, startPolls } from './poll.js';
import { startCommentForm, startComments } from './comment-form.js';
import { startLoadMore, startProvinceMap } from './province-map.js';
import { startLightbox, startReactions, startTools } from './article.js';
import { countVisit } from './requests.js';
import { startCarousels, startTabs, startTicker } from './rows.js';

$(() => {
  countVisit();
  startTicker();
  startTabs();
  startCarousels();
  startLightbox();
  startTools();
  startReactions();
  startPolls();
  startCaptchas();
  startComments();
  startCommentForm();
  startLoadMore();
  startProvinceMap();
});
