import type { ReactElement, ReactNode } from 'react';
import { hostileStories, stories } from '../../shared/news-list/example-stories.ts';
import { NewsList } from '../../shared/news-list/news-list.tsx';
import {
  type ExampleLanguage, type Examples, hostileText, state, statesOf, type LocalizedText,
} from '../../shared/render/examples.ts';
import { ConfiguredBox, ContentBox, WrapRow } from './box.tsx';
import { TopStories } from './rendered-top-stories.tsx';

const title: LocalizedText = { fa: 'فرهنگ و هنر', en: 'Arts' };
const moreBtnTitle: LocalizedText = { fa: 'همه خبرهای فرهنگ', en: 'All of Arts' };
const url: LocalizedText = { fa: '/topic/culture', en: '/en/topic/culture' };
const rssUrl: LocalizedText = { fa: '/topic/culture/rss', en: '/en/topic/culture/rss' };
const topTitle: LocalizedText = { fa: 'خبرهای مهم', en: 'Top stories' };

const moved: LocalizedText = {
  fa: 'این نوشته در صفحه باریک پیش از جعبه می‌آید و در صفحه پهن پس از آن.',
  en: 'On a narrow page this stands before the box, and on a wide one after it.',
};
const tools: LocalizedText = { fa: 'ابزار صفحه‌های پهن', en: 'Tools of wide pages' };

const list = (content: ExampleLanguage, count: number): ReactNode => (
  <NewsList items={stories(content).slice(0, count)} />
);

const configured = (content: ExampleLanguage, language: string, id: string, count = 1): ReactElement => (
  <ConfiguredBox
    language={language}
    id={id}
    title={title[content]}
    url={url[content]}
    more="top"
    conf={{ rssUrl: rssUrl[content] }}
  >
    {list(content, count)}
  </ConfiguredBox>
);

export const examples: Examples = {
  summary: {
    fa: 'جعبه‌ای از خبرها با عنوان، پیوند «بیشتر» و خوراک RSS؛ آنچه سامانه چاپ نکرده باشد اسکریپت می‌افزاید.',
    en: 'A box of news with its heading, the way to more and a feed; what your CMS does not print, the script adds.',
  },
  wakes: 'The stylesheet reserves space for what it adds.',
  states: {
    top: state({ fa: '«بیشتر» و RSS در سر جعبه', en: 'More and RSS in the head' }, (content, language) =>
      configured(content, language, 'box-top', 3),
    ),
    ...statesOf(ConfiguredBox)({
      bottom: [{ fa: 'دکمه‌ای به نام خودش، در پای جعبه', en: 'A link of its own words, at the bottom' }, content => ({
        id: 'box-bottom',
        title: title[content],
        url: url[content],
        more: 'bottom',
        conf: { moreBtnTitle: moreBtnTitle[content] },
        children: list(content, 1),
      })],
    }),
    row: state({ fa: 'جعبه‌ها کنار هم', en: 'Boxes in a row' }, (content, language) => (
      <WrapRow>
        {configured(content, language, 'box-row-1')}
        {configured(content, language, 'box-row-2')}
      </WrapRow>
    )),
    'top-stories': state(
      { fa: 'خبرهای مهم؛ پیوندها از پیش چاپ شده‌اند', en: 'Top stories; the links are printed already' },
      (content, language) => (
        <div data-widget="content-box">
          <ContentBox
            language={language}
            id="box-stories"
            title={topTitle[content]}
            url={url[content]}
            more="bottom"
            rssUrl={rssUrl[content]}
          >
            <TopStories items={stories(content).slice(0, 4)} />
          </ContentBox>
        </div>
      ),
    ),
    'by-width': state({ fa: 'جابه‌جایی با پهنای صفحه', en: 'Moved by the width of the page' }, (content, language) => (
      <div className="by-width">
        {configured(content, language, 'box-by-width')}
        <p className="first-when-narrow">{moved[content]}</p>
        <p className="responsive-tools" hidden>
          {tools[content]}
        </p>
      </div>
    )),
    ...statesOf(ConfiguredBox)({
      empty: [{ fa: 'جعبه خالی', en: 'An empty box' }, content => ({
        id: 'box-empty', title: title[content], conf: {}, children: list(content, 0),
      })],
      hostile: [{ fa: 'نوشته‌های بدخواه', en: 'Hostile texts' }, content => ({
        id: 'box-hostile',
        title: hostileText,
        url: url[content],
        more: 'bottom',
        conf: { moreBtnTitle: '"><b>{{title}}' },
        children: <NewsList items={hostileStories(content)} />,
      })],
    }),
  },
};
