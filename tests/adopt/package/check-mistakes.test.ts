import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changed, check, firstPaint, htmlOf, listen, markupOf, metas, type Page, correctPage, script, serverOf, sheet, swaps } from './checked-pages.ts';

/** A planted mistake: the changed parts of the page, and the original body. */
type Change = Partial<Page> & { was?: string };

/** Changes one thing in the markup of a box. */
function box(name: string, from: string | RegExp, to: string): Change {
  const was = markupOf(name);
  return { body: changed(was, from, to), was };
}

const like = (from: string | RegExp, to: string): Change => box('like', from, to);
const around = (before: string, after: string, name = 'like'): Partial<Page> => ({ body: `<p>News</p>\n${before}${markupOf(name)}${after}` });
const head = (text: string): Partial<Page> => ({ head: text });
const inHead = (text: string): Partial<Page> => head(metas + sheet + script + text);
const policy = (text: string): Partial<Page> => ({ headers: { 'content-security-policy': text } });
const loadMore = '<div data-widget="load-more" data-load="idle" data-conf=\'{"id":"latest","seqKey":"1"}\' class="load-more"></div>';
const ticker = markupOf('ticker');
const captcha = markupOf('captcha');

/** The mistakes: name, change to the page, kind of the finding, and its message. */
const mistakes: [mistake: string, change: Change, kind: string, says: RegExp][] = [
  ['no kernel', head(metas + sheet), 'kernel', /There is no kernel/],
  ['two kernels', head(metas + sheet + script + script.replace('.js"', '.js?2"')), 'kernel', /second kernel/],
  ['a kernel that is not a module', head(metas + sheet + script.replace('type="module" ', '')), 'kernel', /has to be a module/],
  ['a kernel that is not there', head(metas + sheet + script.replace('/dakkeh/', '/other/')), 'kernel', /kernel\.js answers 404/],
  ['a kernel of another build', head(metas + sheet + script.replace(/dakkeh\/\w+/, 'dakkeh/AAAAAAAA')), 'kernel', /of another build/],
  ['no stylesheet', head(metas + script), 'stylesheet', /There is no stylesheet/],
  ['no doctype', { doctype: '' }, 'document', /no <!doctype html>/],
  ['no encoding', head(metas.replace('<meta charset="utf-8">', '') + sheet + script), 'document', /does not say its encoding/],
  ['no viewport', head(`<meta charset="utf-8">${sheet}${script}`), 'document', /as on a desktop/],
  ['a fact by another attribute', inHead('<meta name="nid" content="1">'), 'document', /property="nid"/],
  ['a base of calls that is not a folder', inHead('<meta property="call-base" content="/daily/">'), 'document', /call-base is a folder/],
  ['a header of calls without a name', inHead('<meta property="call-header" content="a1b2">'), 'document', /call-header is a name and a value/],
  ['no boxes', { body: '<p>News</p>' }, 'document', /There is no box/],
  ['assets that are not kept', { cacheControl: 'no-cache' }, 'caching', /not kept for long/],
  ['a page that is not kept', { headers: { 'cache-control': 'no-store' } }, 'caching', /The page is no-store/],
  ['a policy without the kernel', policy("script-src https://cdn.example; style-src 'self'"), 'policy', /add 'self' to script-src/],
  ['a policy without the first paint', { head: `${metas}${sheet}${script}<script>${firstPaint}</script>`, ...policy("default-src 'self'") }, 'policy', /add 'sha256-[\w+/=]{44}'/],
  ['a policy without calls', policy("script-src 'self'; connect-src https://cdn.example"), 'policy', /ask your server: add 'self' to connect-src/],
  ['a policy without fonts', policy("font-src 'none'"), 'policy', /have their font/],
  ['a policy without our Trusted Types', policy("require-trusted-types-for 'script'; trusted-types other"), 'policy', /add dakkeh to trusted-types/],
  ['no language', { html: '' }, 'language', /has no lang/],
  ['a language with an underscore', { html: 'lang="fa_IR" dir="rtl"' }, 'language', /"fa_IR" is no language/],
  ['a Persian page from left to right', { html: 'lang="fa"' }, 'language', /needs dir="rtl"/],
  ['an English page from right to left', { html: 'lang="en" dir="rtl"' }, 'language', /not written from right to left/],
  ['a misspelt box', like('data-widget="like"', 'data-widget="lik"'), 'name', /Did you mean "like"\?/],
  ['an unknown time of waking', like('data-widget="like"', 'data-widget="like" data-load="lazy"'), 'name', /"lazy" is not one of visible/],
  ['a pack that it is not in', like('data-pack="reactions"', 'data-pack="front"'), 'name', /data-pack="front" is no file/],
  ['a misspelt data-widget beside a box', around('<div data-widgt="like"></div>\n', ''), 'name', /no attribute data-widgt\. Did you mean "data-widget"/],
  ['a Jalali year of a time', { body: changed(markupOf('comments'), /datetime="\d+/, 'datetime="1405') }, 'time', /Jalali year/],
  ['a misspelt attribute', like('data-dislike', 'data-dislikes'), 'name', /no attribute data-dislikes\. Did you mean "data-dislike"/],
  ['settings that are no JSON', { body: loadMore.replace('{"id"', '{id') }, 'conf', /no JSON\./],
  ['settings that are a list', { body: loadMore.replace(/'.*'/, "'[1]'") }, 'conf', /no JSON object/],
  ['a misspelt setting', box('load-more', '"seqKey"', '"seqkey"'), 'conf', /"seqkey"\. Did you mean "seqKey"/],
  ['a setting that no box has', box('slider', '"items"', '"item"'), 'conf', /no setting "item"\. Did you mean "items"/],
  ['a setting out of its range', box('slider', '"items":3', '"items":30'), 'markup', /items/],
  ['a part that is missing', { body: markupOf('follow').replace(/name="of"/g, '') }, 'required', /lacks button\[name=of\]/],
  ['an attribute of another type', like(/data-like="\d+"/, 'data-like="1,204"'), 'required', /data-like="1,204" is not integer/],
  ['buttons that say the same', box('rating', 'value="5"', 'value="4"'), 'field', /sent as score=4/],
  ['a button that does not say which', like('name="score" value="1"', ''), 'field', /A button beside others has no name/],
  ['radios of several names', box('poll', 'name="poll-12" id="106"', 'name="poll-13" id="106"'), 'field', /several names/],
  ['an article without a number', box('comment-form', 'name="newsId" value="1001"', 'name="newsId" value=""'), 'required', /value="" is not digits: Its id/],
  ['a link outside of the paragraph that it fills', { body: markupOf('breaking').replace(/<(\/?)p>/g, '<$1div>') }, 'required', /This <a> has to match "p a"/],
  ['a mail link on another element', { body: markupOf('mail-link').replace(/<(\/?)a\b/g, '<$1span') }, 'required', /It has to match "a"/],
  ['a list that opens over the page', { body: '<nav data-widget="responsive-menu" class="responsive-menu">\n<ul><li><a href="/a">A</a></li></ul></nav>' }, 'required', /This <ul> has to match "li ul/],
  ['a heading that the box drops', box('newsletter', '<form', '<h2>Our letters</h2>\n<form'), 'markup', /drops this <h2>/],
  ['a link that the box drops', box('comment-form', '</form>', '</form>\n<a href="/rules">Rules</a>'), 'markup', /drops this <a>/],
  ['radios of another poll', { body: markupOf('poll').replaceAll('poll-12', 'poll-13') }, 'required', /"poll-13" is not `poll-12`/],
  ['a sentence with another mark for its number', box('poll', '{n}', '%d'), 'required', /%d" is not text with `\{n\}`/],
  ['a sentence without its number', box('poll', ': {n}', ''), 'required', /is not text with `\{n\}`/],
  ['a link in the box that has to be the link', { body: changed(markupOf('back-to-top'), / data-widget="back-to-top"/, '').replace('<a', '<p data-widget="back-to-top"><a').replace('</a>', '</a></p>') }, 'required', /has to match ":is\(a/],
  ['a gallery without links that open', { body: markupOf('gallery').replace(/data-slide="\w+"/g, '') }, 'required', /lacks \[data-slide\]/],
  ['four stars', box('rating', /<li class="star">[^]*?<\/li>/, ''), 'required', /has 4 of button\[name=score\], not 5/],
  ['a story without its host', box('share', /data-url="https:..[^/]*/, 'data-url="'), 'required', /URL with its host/],
  ['a policy without a call', { ...box('connection', '/rest/ip', 'https://ip.example/'), ...policy("connect-src 'self'") }, 'policy', /add https:..ip\.example to connect-src/],
  ['adverts of no box', { body: markupOf('inline-ads').replace('id="inline-news"', 'id="news"') }, 'markup', /no list in a box "inline-news"/],
  ['a link to no comments', box('comments-link', '#news-comment', '#comments'), 'id', /no element has the id "comments"/],
  ['an address without its beginning', box('player', '"newsId"', '"vastTag":"ads.example/vast.xml","newsId"'), 'address', /lacks https:/],
  ['a missing class', box('player', 'class="player player-video"', 'class="player"'), 'class', /lacks :is\(\.player-video/],
  ['no class at all', { body: markupOf('category-description').replace(/ ?class="[^"]*"/g, '') }, 'class', /lacks \.category-description/],
  ['a carousel without its classes', { body: markupOf('carousel').replace(/class="carousel[\w -]*"/g, '') }, 'class', /lacks \.carousel/],
  ['a misspelt class', { body: markupOf('tabs').replaceAll('tab-panel"', 'tab-pannel"') }, 'class', /"tab-pannel"\. Did you mean "tab-panel"/],
  ['a hidden box', like('data-widget="like"', 'data-widget="like" hidden'), 'hidden', /no place on the screen/],
  ['a box without height', like('data-widget="like"', 'data-widget="like" style="height: 0; overflow: hidden"'), 'hidden', /no place on the screen/],
  ['a box in a hidden element', around('<div hidden>', '</div>'), 'hidden', /<div> around it is hidden/],
  ['a box in an element that a style hides', around('<style>.later { display: none }</style><div class="later">', '</div>'), 'hidden', /class="later"> around it is hidden/],
  ['a box hidden from screen readers', around('<div aria-hidden="true">', '</div>'), 'hidden', /inert or aria-hidden/],
  ['a box in a noscript', around('<noscript>', '</noscript>'), 'hidden', /in a noscript/],
  ['a box in a link', around('<a href="/news/1">', '</a>', 'countdown'), 'nesting', /It is in <a>/],
  ['a box that is not closed', like('</section>', ''), 'nesting', /not closed/],
  ['a paragraph with a form in it', { body: changed(markupOf('like'), '<section', '<p').replace('</section>', '</p>') }, 'nesting', /ends before the first/],
  ['a form in a form', around('<form action="/page">', '</form>'), 'form', /in the form of line 4/],
  ['a form that is not closed', around('<form action="/search"><input aria-label="Words">', ''), 'form', /in the form of line 4|never closed/],
  ['a form in a table', { body: changed(markupOf('like'), '<form', '<table><form').replace('</form>', '</form></table>') }, 'form', /between the rows of a table/],
  ['a button in another form', { body: `<form action="/page">${changed(ticker, / type="button"/, '')}</form>` }, 'type', /lacks type="button": Without it/],
  ['a button without a type', { body: changed(ticker, / type="button"/, '') }, 'type', /lacks type="button": Without it/],
  ['a form without an address', like(/action="[^"]*"/, ''), 'required', /<form> lacks action/],
  ['another address than the script has', like('/rest/rateNews', '/vote.php'), 'action', /sends to \/rest\/rateNews, .*\/vote\.php/],
  ['a form without its method', like('method="post" ', ''), 'action', /method="post"/],
  ['a link to nowhere', like('</form>', '<a href="#">More</a></form>'), 'action', /leads nowhere/],
  ['a vastTag without encryption', box('player', '"newsId"', '"vastTag":"http://ads.example/vast.xml","newsId"'), 'address', /vastTag begins with http:/],
  ['a picture without encryption', like('</form>', '<img src="http://cdn.example/a.webp" width="1" height="1" alt=""></form>'), 'address', /src begins with http:/],
  ['an advert for all videos without encryption', inHead('<meta property="vast-ad-tag" content="http://ads.example/vast">'), 'address', /vast begins with http:/],
  ['seconds for milliseconds', box('countdown.minutes', /data-date="(\d{10})\d{3}"/, 'data-date="1796112754"'), 'time', /is in seconds/],
  ['an advert of seconds', box('player', '"newsId"', '"advert":{"type":"image","src":"/a.webp","duration":15},"newsId"'), 'time', /15 of an advert is in seconds/],
  ['a time without a zone', box('tabs', '08:30:00+03:30', '08:30:00'), 'time', /has no zone/],
  ['a moment without a zone', box('prayer-times', /(data-at="[^"]*)\+03:30"/, 'data-at="2026-12-01T05:27:00"'), 'time', /data-at=.* has no zone/],
  ['a time without a zone that is in no box', { body: `<main><time datetime="2026-12-01T08:30">8:30</time>\n${markupOf('relative-times')}</main>` }, 'time', /T08:30" is not time with its zone/],
  ['an unknown time zone', box('prayer-times', 'Europe/Oslo', 'Europe/Osslo'), 'required', /"Europe\/Osslo" is not IANA time zone/],
  ['an item without its id', box('load-more', / data-id="\d+"/, ''), 'required', /lacks data-id/],
  ['a comment without its id', { body: changed(markupOf('comments'), / data-id="\d+"/, '') }, 'required', /has to match "\[data-id\]/],
  ['an advert in a frame that may do all', box('random-ad.framed', / sandbox="[^"]*"/, ''), 'required', /lacks sandbox/],
  ['an advert in a template, in a frame that may do all', box('inline-ads', '</template>', '<li class="advert"><iframe src="/ads/1"></iframe></li></template>'), 'required', /lacks sandbox/],
  ['a live video without its stream', box('live', / src="[^"]*"/, ''), 'required', /lacks :is\(video,audio,source\)\[src\]/],
  ['live entries without their source', box('live-entries', / data-source="[^"]*"/, ''), 'required', /has 1 of \.live-pause, not 0/],
  ['a class for another number of slides', box('slider', '"items":3', '"items":4'), 'class', /lacks \.slider-4/],
  ['a menu whose first tap is lost', box('menu', 'data-slide="none"', ''), 'required', /lacks data-slide/],
  ['a tab whose first tap is lost', box('tabs', ' data-slide="none"', ''), 'required', /lacks data-slide/],
  ['a missing worker', { body: markupOf('offline') }, 'call', /\/worker\.js answers 404/],
  ['a worker that may fetch from other hosts', { body: markupOf('offline'), worker: {} }, 'policy', /may fetch from other hosts/],
  ['a worker whose policy lets it fetch from other hosts', { body: markupOf('offline'), worker: { 'content-security-policy': "script-src 'none'" } }, 'policy', /may fetch from other hosts/],
  ['a count that is not a number, in a box in a box', { body: `<div data-widget="content-box">${changed(correctPage.body, /data-like="\d+"/, 'data-like="many"')}</div>` }, 'required', /many/],
  ['an impossible time', box('countdown', 'data-time="00:00:00"', 'data-time="25:61:00"'), 'markup', /25:61:00/],
  ['an id that is not a number', like(/name="newsId" value="\d+"/, 'name="newsId" value="x"'), 'required', /"x" is not digits/],
  ['a poll without choices', { body: markupOf('poll').replace(/<input[^>]*type="radio"[^>]*>/g, '') }, 'required', /lacks input\[type=radio\]/],
  ['a tab to no panel', box('tabs', 'href="#tabs-1"', 'href="#tabs-9"'), 'id', /no element has the id "tabs-9"/],
  ['a list made of other elements', { body: ticker.replace(/<(\/?)(ul|ol)/g, '<$1div') }, 'required', /lacks ul/],
  ['two elements with one id', { body: markupOf('tabs') + markupOf('tabs') }, 'id', /two elements with the id/],
  ['a label of two fields', around('<label for="q">Words</label><input id="q">', '<input id="q">'), 'id', /two elements with the id "q"/],
  ['a menu that no element is', box('menu', 'data-target="#menu"', 'data-target="#main"'), 'id', /data-target="#main": no element/],
  ['an id that nothing has', box('category-description', 'aria-controls="category-description-401"', 'aria-controls="text"'), 'id', /no element has the id "text"/],
  ['a box that a page has once, twice', { body: markupOf('visit') + markupOf('visit') }, 'once', /two of this box/],
  ['a picture without a size', like('</form>', '<img src="/a.webp" alt=""></form>'), 'picture', /no width and height/],
  ['a picture of a part of the width', like('</form>', '<img src="/a.webp" width="100%" height="10" alt=""></form>'), 'picture', /whole numbers/],
  ['a picture without a text', like('</form>', '<img src="/a.webp" width="1" height="1"></form>'), 'picture', /no alt/],
  ['a picture without an address', like('</form>', '<img src="" width="1" height="1" alt=""></form>'), 'picture', /no address/],
  ['a button without a name', like('</form>', '<button type="button"></button></form>'), 'unnamed', /button has no name/],
  ['a field without a label', like('</form>', '<input name="why"></form>'), 'field', /no label/],
  ['a field without a name', like('</form>', '<label>Why <input></label></form>'), 'field', /not sent/],
  ['code in an attribute', like('class="positive"', 'class="positive" onclick="count()"'), 'script', /onclick is code/],
  ['code as an address', like('</form>', '<a href="javascript:open()">More</a></form>'), 'script', /not an address/],
  ['a call to an unknown address', { statusOfPosts: 404 }, 'call', /\/rest\/rateNews answers a post with 404/],
  ['a post that needs a token', { statusOfPosts: 403 }, 'call', /answers a post with 403 and a page: if it wants a CSRF token/],
  ['a call that takes anything', { statusOfPosts: 200 }, 'call', /takes a post in which nothing is sent/],
  ['a list from an unknown address', { body: markupOf('following') }, 'call', /\/rest\/following answers 404/],
  ['an article whose nid has a letter', inHead('<meta property="nid" content="n-1001">'), 'document', /nid is a number/],
  ['a base on another host', inHead('<base href="https://cdn.example/">'), 'document', /<base href="https:..cdn\.example.*another host/],
  ['a language code that nobody uses', { html: 'lang="xq" dir="ltr"' }, 'language', /that nobody knows/],
  ['a captcha that a lazy-loader has taken', { body: changed(captcha, ' src="/captcha/', ' src="data:," data-src="/captcha/') }, 'picture', /lazy-loader has taken/],
  ['a text that is escaped twice', like('Did you like', 'Tea &amp;amp; books: did you like'), 'markup', /Readers see &amp;: it is escaped twice/],
  ['a video that is a page', box('player', /\/media\/\d+\S*?\.mp4/, 'https://www.aparat.com/v/x1y2z'), 'address', /aparat.* is a page/],
  ['entries that begin with the oldest', { body: changed(markupOf('live-entries'), 'data-id="212"', 'data-id="209"') }, 'markup', /newest first/],
  ['tabs around which there is another element', { body: changed(markupOf('tabs'), /<ul class="tab-list">[^]*?<\/ul>/, '<nav><ul class="tab-list"><li><a data-slide="none" href="#tabs-1">A</a></li></ul></nav>') }, 'markup', /\.tab-list has to be a child/],
  ['a script in an advert', box('random-ad', '<p class="advert-mark">', '<script>count()</script><p class="advert-mark">'), 'script', /script in an advert/],
  ['a day of another calendar', box('countdown.minutes', /data-date="\d+"/, 'data-full-year="1406-1-1"'), 'time', /is a Jalali year/],
  ['a list that is not a path', box('follow', /value="\/[^"]*"/, 'value="culture"'), 'address', /value="culture" is no path of this host/],
  ['a count in words alone', { body: changed(markupOf('rating').replace(/ data-count="\d+"/, ''), 'Ratings: 318', '3.1 k votes') }, 'required', /prints a count and lacks data-count/],
  ['a share in words alone', { body: changed(markupOf('poll').replaceAll(/ data-votes="\d+"/g, ''), 'Fresh tea', '33% Fresh tea') }, 'required', /lacks data-votes/],
  ['a class on another element', { body: markupOf('slider').replace(/<span([^>]*slider-arrow[^]*?)span>/, '<a href="/1"$1a>') }, 'class', /"slider-arrow" is for a <span>, not for a <a>/],
  ['a text where the styles draw', box('menu', /><\/a>/, '>Menu</a>'), 'required', /has to match ":empty"/],
  ['a picture that the box drops', box('newsletter', '<form', '<img src="/letter.webp" width="1" height="1" alt="">\n<form'), 'markup', /drops this <img>/],
  ['a note that the box drops', box('comment-form', '</form>', '</form>\n<p>Be kind to each other.</p>'), 'markup', /drops this <p>/],
  ['a vote with an unknown value', like('value="1"', 'value="up"'), 'required', /value="up" is not `1`: Its `score`/],
  ['an accordion without its class', box('accordion', 'class="accordion', 'class="'), 'class', /lacks \.accordion/],
  ['comments without their texts', { body: markupOf('comments').replaceAll('comment-body', 'comment-text') }, 'class', /lacks \.comment-body/],
  ['entries without their day', { body: changed(markupOf('live-entries'), / data-day="[^"]*"/, '') }, 'required', /<ol> has to match "\[data-day\] \*"/],
  ['a misspelt list of tabs', { body: changed(markupOf('tabs'), 'class="tab-list"', 'class="tablist"') }, 'class', /lacks :is\(\.tab-list,\.tab-group\)/],
  ['a fold without its summary', { body: changed(markupOf('accordion'), /<summary[^]*?<\/summary>/, '<h3>Why?</h3>') }, 'unnamed', /does not begin with a <summary>/],
  ['an option whose label has its class', { body: changed(markupOf('poll').replace(/ class="poll-option"/g, ''), '<label', '<label class="poll-option"') }, 'required', /<label> has to match ":not\(label\)"/],
  ['a poll without its class', box('poll', ' class="poll', ' class="'), 'class', /lacks \.poll/],
  ['a checkbox in a poll', box('poll', 'type="radio"', 'type="checkbox"'), 'required', /type="checkbox" is not `radio`/],
  ['a picture that does not open', box('gallery', / data-slide="\w+"/, ''), 'required', /This <a> lacks data-slide/],
  ['a province without its topic', box('province-map', / data-topic="\d+"/, ''), 'required', /lacks data-topic/],
  ['a field that the archive does not know', box('archive-search', 'name="all"', 'name="q"'), 'required', /name="q" is not `tp` or/],
  ['two polls with one id', { body: markupOf('poll') + markupOf('poll').replace(/\b10(?=\d")/g, '20') }, 'id', /two of this box with data-id="12"/],
  ['a host without the tables', { body: markupOf('sports') }, 'call', /\/sport\/standingAndFixtures\/2 answers 404/],
  ['a host without the definition of a form', { body: markupOf('dynamic-form') }, 'call', /\/forms\/22 answers 404/],
  ['a host that does not say addresses', { body: markupOf('connection') }, 'call', /\/rest\/ip answers 404/],
  ['a host that swaps pages without our script', inHead('<script defer src="/turbo.js"></script>'), 'kernel', /link swaps\.js before it/],
  ['our script after that of such a host', inHead(`<script defer src="/turbo.js"></script>${swaps}`), 'kernel', /has to stand before/],
  ['our script for such hosts that is async', inHead(swaps.replace('type', 'async type')), 'kernel', /not async/],
  ['a list without its items', { body: loadMore, list: '{"seqKey":"1"}' }, 'call', /the answer has no "newsList"/],
];

interface Found {
  line: number;
  kind: string;
  says: string;
}

const servers: Server[] = [];
let found: Found[][] = [];

beforeAll(async () => {
  servers.push(...mistakes.map(([, change]) => serverOf({ ...correctPage, ...change })));
  const addresses = await Promise.all(servers.map(listen));
  const { code, stdout } = await check(...addresses, '--calls', '--json');
  expect(code).toBe(1);
  const { pages } = JSON.parse(stdout) as { pages: { address: string; findings: Found[] }[] };
  found = addresses.map(address => pages.find(page => page.address === address)?.findings ?? []);
});
afterAll(() => servers.forEach(server => server.close()));

/** Mistakes that cause several findings, such as missing classes. All others cause exactly one. */
const several = new Set([
  'assets that are not kept', 'settings that are no JSON', 'settings that are a list', 'a setting out of its range', 'radios of several names',
  'radios of another poll', 'no class at all', 'a carousel without its classes', 'a link to nowhere', 'code as an address',
  'a list made of other elements', 'entries that begin with the oldest', 'a count that is not a number, in a box in a box', 'two elements with one id', 'a list without its items',
  'comments without their texts', 'entries without their day', 'two polls with one id', 'a gallery without links that open', 'a province without its topic', 'a host without the tables', 'a host without the definition of a form',
]);

/** Maximum number of lines between the start of an element and the mistake in it. */
const mostLines = 30;

test.each(mistakes.map((mistake, index) => [...mistake, index] as const))('check finds %s once, with its line', (mistake, change, kind, says, index) => {
  const all = found[index] ?? [];
  const finding = all.find(one => one.kind === kind && says.test(one.says));
  expect(all).toContainEqual(finding);
  if (!several.has(mistake)) expect(all).toEqual([finding]);
  const lines = htmlOf({ ...correctPage, ...change }).split('\n');
  expect(lines[(finding?.line ?? 0) - 1]).toMatch(/<[a-z!]/);
  if (change.was === undefined) return;
  const before = htmlOf({ ...correctPage, body: change.was }).split('\n');
  const wrong = lines.findIndex((line, number) => line !== before[number]) + 1;
  expect(finding?.line).toBeLessThanOrEqual(wrong);
  expect(finding?.line).toBeGreaterThan(wrong - mostLines);
});
