import { matchesShown } from '../../fixtures/newsroom/content/sports/chosen.ts';
import { news, type NewsItem } from '../../fixtures/newsroom/content/content.ts';

function idOf(what: string, isWanted: (item: NewsItem) => boolean): string {
  const item = news.find(isWanted);
  if (!item) throw new Error(`The newsroom has no item ${what}`);
  return item.id;
}

const overlaid = idOf('with its heading on the picture', ({ headingOverlay }) => headingOverlay);
const withVideo = idOf('with a video', ({ video }) => video !== undefined);

const [match = ''] = matchesShown(Date.now());

/** One page of each layout, with its address. */
const layouts = [
  ['the front page', '/'],
  ['the English front page', '/en'],
  ['an article with pictures, a poll and a reply that was begun', '/news/1001?replyTo=101'],
  ['an English article with boxes in its text', '/news/1208'],
  ['an album', '/news/1301'],
  ['a video', `/news/${withVideo}`],
  ['a video in a frame', `/embed/${withVideo}`],
  ['a topic', '/topic/society?from=5'],
  ['the tables of English sport', '/en/sports?league=2'],
  ['a live page', '/live/first-snow'],
  ['a form', '/write/1'],
  ['the results of a search', '/archive?pi=2&all=می&yr=1405&ni=برف'],
  ['the search of documents', '/docs?q=captions'],
  ['an address that leads nowhere', '/no-such-page'],
] as const;

/** The same layouts with other parts, or in other languages. */
const variants = [
  ['the Kurdish front page', '/ckb'],
  ['the front page of a special day', '/special/nowruz'],
  ['the English front page of another day', '/en/special/yalda'],
  ['an English article', '/news/1201'],
  ['a Kurdish article', '/news/1411'],
  ['an Arabic article', '/news/1403'],
  ['an Urdu article', '/news/1421'],
  ['an article with its heading on the picture', `/news/${overlaid}`],
  ['another album', '/news/1302'],
  ['an English topic', '/en/topic/society'],
  ['a person', '/person/301'],
  ['a category with a description', '/category/photo'],
  ['a poll with a captcha', '/poll/14'],
  ['the results of a poll', '/poll/12?voted=105'],
  ['the tables of sport', '/sports'],
  ['a match', `/sports/fixtures/${match}`],
  ['an English live page', '/en/live/first-snow'],
  ['the list of sections', '/sections'],
  ['what an English reader follows', '/en/following?of=/en/topic/culture'],
  ['what a phone keeps', '/saved'],
  ['what is stored of readers', '/stored'],
  ['what a connection tells', '/connection'],
  ['the newsletters', '/newsletter'],
  ['the English newsletters', '/en/newsletter'],
  ['the prayer times', '/prayer-times'],
  ['the English prayer times of another city', '/en/prayer-times?city=59.9139,10.7522&method=MWL'],
  ['a dynamic form', '/form/21'],
  ['a plain dynamic form', '/form/22?plain=1'],
  ['an answer', '/answer/comment/1001'],
  ['pictures that were found, and what else there is', '/marchive'],
  ['a search without results', '/en/archive?pi=1&all=qwxz'],
  ['a document', '/docs/widgets'],
] as const;

export const pageOfEachLayout: readonly (readonly [name: string, address: string])[] = layouts;
/** Pages on which the laws of all pages are tested. */
export const everyPage: typeof pageOfEachLayout = [...layouts, ...variants];
