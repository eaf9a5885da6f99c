import { hostileStories, stories } from '../../shared/news-list/example-stories.ts';
import { NewsList } from '../../shared/news-list/news-list.tsx';
import type { ExampleLanguage, Examples, LocalizedText } from '../../shared/render/examples.ts';
import { endlessWord, hostileText, state } from '../../shared/render/examples.ts';
import { TabGroup, TabsBox } from './box.tsx';

const group: LocalizedText = { fa: 'خوانندگان چه می‌خوانند', en: 'What readers read' };

const titles: Readonly<Record<ExampleLanguage, readonly string[]>> = {
  fa: ['پربازدید', 'پربحث', 'پسندیده'],
  en: ['Most read', 'Most discussed', 'Most liked'],
};

/** Renders a panel with a number of headlines. */
const list = (content: ExampleLanguage, count: number) => (
  <div className="timeline">
    <NewsList items={stories(content).slice(0, count)} isTimeline />
  </div>
);

const panels = (content: ExampleLanguage, state: string, count = 3) =>
  titles[content].slice(0, count).map((title, index) => ({
    id: `${state}-${index}`,
    title,
    content: list(content, count - index),
  }));

const members = (content: ExampleLanguage, tabGroup: string, groupTitle?: string) =>
  panels(content, tabGroup).map(({ id, ...panel }, index) => ({
    ...panel,
    key: id,
    conf: index === 0 && groupTitle ? { tabGroup, groupTitle } : { tabGroup },
  }));

const hostilePanels = (content: ExampleLanguage) => [
  { id: 'hostile-"&', title: hostileText, content: <NewsList items={hostileStories(content)} isTimeline /> },
  { id: 'hostile-2', title: endlessWord, content: <p>{endlessWord}</p> },
  { id: 'hostile-3', title: titles[content][2] ?? '', content: null },
];

export const examples: Examples = {
  summary: {
    fa: 'چند جعبه زیر چند برگه، یکی در هر زمان؛ بی‌اسکریپت کنار هم در ردیفی که می‌شود پیمود.',
    en: 'Several boxes under tabs, one at a time; without a script, side by side in a row to scroll.',
  },
  states: {
    tabs: state({ fa: 'سه برگه با عنوان گروه', en: 'Three tabs, and a title of the group' }, content => (
      <TabsBox id="tabs-title" title={group[content]} panels={panels(content, 'tabs')} />
    )),
    untitled: state({ fa: 'دو برگه بی‌عنوان', en: 'Two tabs without a title' }, content => (
      <TabsBox id="untitled" panels={panels(content, 'untitled', 2)} />
    )),
    single: state({ fa: 'یک برگه، که همان می‌ماند', en: 'A single tab, which stays as it is' }, content => (
      <TabsBox id="single-title" title={group[content]} panels={panels(content, 'single', 1)} />
    )),
    group: state(
      { fa: 'جعبه‌های سامانه‌ای دیگر با tabGroup', en: 'Boxes of another system, by their tabGroup' },
      content => <TabGroup members={members(content, 'group', group[content])} />,
    ),
    'untitled-group': state({ fa: 'همان‌ها بی‌عنوان', en: 'The same without a title' }, content => (
      <TabGroup members={members(content, 'untitled group')} />
    )),
    hostile: state(
      { fa: 'عنوان‌های دراز و بدخواه، و برگه‌ای خالی', en: 'Long and hostile titles, and an empty panel' },
      content => <TabsBox id="hostile-title" title={hostileText} panels={hostilePanels(content)} />,
    ),
  },
};
