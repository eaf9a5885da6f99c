import { describe, expect, test } from 'vitest';
import { element, kernelOf, print, textsOf, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { newsItem } from '../../shared/testing/news.ts';
import { ConfiguredBox, ContentBox } from './box.tsx';
import mount from './content-box.ts';
import { TopStories } from './rendered-top-stories.tsx';
import words from './words.json' with { type: 'json' };

interface Configured {
  conf?: Parameters<typeof ConfiguredBox>[0]['conf'];
  more?: 'top' | 'bottom';
  url?: string;
}

const printConfigured = ({ conf = {}, more, url }: Configured): HTMLElement =>
  printBox(
    <ConfiguredBox language="fa" id="culture" title="فرهنگ" url={url} more={more} conf={conf}>
      <ul />
    </ConfiguredBox>,
  );

/** Wakes a box and returns it. */
function wakeConfigured(configured: Configured): HTMLElement {
  const box = printConfigured(configured);
  wakeAtOnce(mount, box, kernelOf());
  return box;
}

const more = (): HTMLElement => element('.more');

test.each([
  ['top', 'header > .more:last-child'],
  ['bottom', 'section > .more:last-child'],
] as const)('the more link is at the %s and has the URL of the heading', (place, selector) => {
  wakeConfigured({ more: place, url: '/topic/culture' });
  expect(element(selector).getAttribute('href')).toBe('/topic/culture');
  expect(more().textContent).toBe(`${words.fa.more} فرهنگ`);
});

test.each(['https://elsewhere.example/rss', 'http://elsewhere.example/rss', '/rss', 'rss?a=1'])(
  'a feed at %s has a link with a name in the header',
  rssUrl => {
    wakeConfigured({ conf: { rssUrl } });
    const link = element('header > .box-feed');
    expect(link.getAttribute('href')).toBe(rssUrl);
    expect(link.getAttribute('type')).toBe('application/rss+xml');
    expect(link.getAttribute('aria-label')).toBe('RSS: فرهنگ');
    expect(document.querySelector('.more')).toBeNull();
  },
);

test('the widget adds the same links that the server renders', () => {
  for (const place of ['top', 'bottom'] as const) {
    const added = wakeConfigured({ more: place, url: '/culture', conf: { rssUrl: '/rss' } });
    const links = [...added.querySelectorAll('.more, .box-feed')].map(({ outerHTML }) => outerHTML);
    const printed = printBox(
      <ContentBox language="fa" id="culture" title="فرهنگ" url="/culture" more={place} rssUrl="/rss">
        <ul />
      </ContentBox>,
    );
    const byName = (html: string): string => html.match(/[\w-]+="[^"]*"|>.*/g)?.toSorted().join() ?? '';
    expect([...printed.querySelectorAll('.more, .box-feed')].map(({ outerHTML }) => byName(outerHTML))).toEqual(
      links.map(byName),
    );
  }
});

describe('a box keeps its markup and reports an error', () => {
  test.each<[string, string]>([
    ['{"rssUrl":"javascript:alert(1)"}', 'rssUrl="javascript:alert(1)"'],
    ['{"rssUrl":"https://"}', 'rssUrl="https://"'],
    ['{"rssUrl":["/rss"]}', 'rssUrl=["/rss"]'],
    ['{"rssUrl":"/rss","moreBtnTitle":{}}', 'moreBtnTitle={}'],
  ])('if its configuration is %s', (conf, sentence) => {
    const box = printConfigured({ more: 'top', url: '/culture' });
    box.dataset.conf = conf;
    const before = box.innerHTML;
    expect(() => mount(box, kernelOf())).toThrow(sentence);
    expect(box.innerHTML).toBe(before);
  });

  test.each([
    ['its heading leads nowhere', '<h2>فرهنگ</h2>', 'link'],
    ['its heading leads to a script', '<h2><a href="javascript:alert(1)">فرهنگ</a></h2>', 'href="javascript:alert(1)"'],
    ['its header has no heading', '<a href="/culture">فرهنگ</a>', 'heading'],
  ])('if %s', (_, head, sentence) => {
    const box = print(`<section class="has-more" data-more-label="More" data-conf='{"rssUrl":"/rss"}'><header>${head}</header></section>`);
    const before = box.innerHTML;
    expect(() => mount(box, kernelOf())).toThrow(sentence);
    expect(box.innerHTML).toBe(before);
  });
});

describe('top stories', () => {
  const items = [1, 2, 3].map(newsItem);

  test('may be one story or nothing', () => {
    printBox(<TopStories items={items.slice(0, 1)} />);
    expect(textsOf('h3')).toEqual(['خبر 1']);
    printBox(
      <div>
        <TopStories items={[]} />
      </div>,
    );
    expect(element('body > div').childElementCount).toBe(0);
  });
});
