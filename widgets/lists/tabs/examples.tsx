import { hostileStories, stories } from '../../shared/news-list/example-stories.ts';
import { NewsList } from '../../shared/news-list/news-list.tsx';
import { endlessWord, type ExampleLanguage, type Examples, hostileText, type Told } from '../../shared/render/examples.ts';
import { TabGroup, TabsBox } from './box.tsx';

const group: Told = { fa: 'خوانندگان چه می‌خوانند', en: 'What readers read' };

const titles: Readonly<Record<ExampleLanguage, readonly string[]>> = {
  fa: ['پربازدید', 'پربحث', 'پسندیده'],
  en: ['Most read', 'Most discussed', 'Most liked'],
};

/** Headlines, as many as a panel has. */
const list = (language: ExampleLanguage, count: number) => (
  <div className="timeline">
    <NewsList items={stories(language).slice(0, count)} isTimeline />
  </div>
);

const panels = (language: ExampleLanguage, state: string, count = 3) =>
  titles[language].slice(0, count).map((title, index) => ({
    id: `${state}-${index}`,
    title,
    content: list(language, count - index),
  }));

const members = (language: ExampleLanguage, tabGroup: string, groupTitle?: string) =>
  panels(language, tabGroup).map(({ id, ...panel }, index) => ({
    ...panel,
    key: id,
    conf: index === 0 && groupTitle ? { tabGroup, groupTitle } : { tabGroup },
  }));

const hostilePanels = (language: ExampleLanguage) => [
  { id: 'hostile-"&', title: hostileText, content: <NewsList items={hostileStories(language)} isTimeline /> },
  { id: 'hostile-2', title: endlessWord, content: <p>{endlessWord}</p> },
  { id: 'hostile-3', title: titles[language][2] ?? '', content: null },
];

export const examples: Examples = {
  summary: {
    fa: 'چند جعبه زیر چند برگه، یکی در هر زمان؛ بی‌اسکریپت کنار هم در ردیفی که می‌شود پیمود.',
    en: 'Several boxes under tabs, one at a time; without a script, side by side in a row to scroll.',
  },
  needs:
    '`.tab-list`, a list of links to the ids of the panels, and `.tab-panels` with a `.tab-panel` for each, whose ' +
    '`data-title` is its title on paper. Or boxes one after another in a `div` of the class `tab-group` (and `has-title` ' +
    'where there is a `groupTitle`), each with a heading and a `data-conf` with the same `tabGroup`, one with a `groupTitle`',
  states: {
    tabs: {
      title: { fa: 'سه برگه با عنوان گروه', en: 'Three tabs, and a title of the group' },
      render: language => <TabsBox id="tabs-title" title={group[language]} panels={panels(language, 'tabs')} />,
    },
    untitled: {
      title: { fa: 'دو برگه بی‌عنوان', en: 'Two tabs without a title' },
      render: language => <TabsBox id="untitled" panels={panels(language, 'untitled', 2)} />,
    },
    single: {
      title: { fa: 'یک برگه، که همان می‌ماند', en: 'A single tab, which stays as it is' },
      render: language => <TabsBox id="single-title" title={group[language]} panels={panels(language, 'single', 1)} />,
    },
    group: {
      title: { fa: 'جعبه‌های سامانه‌ای دیگر با tabGroup', en: 'Boxes of another system, by their tabGroup' },
      render: language => <TabGroup members={members(language, 'group', group[language])} />,
    },
    'untitled-group': {
      title: { fa: 'همان‌ها بی‌عنوان', en: 'The same without a title' },
      render: language => <TabGroup members={members(language, 'untitled group')} />,
    },
    hostile: {
      title: { fa: 'عنوان‌های دراز و بدخواه، و برگه‌ای خالی', en: 'Long and hostile titles, and an empty panel' },
      render: language => <TabsBox id="hostile-title" title={hostileText} panels={hostilePanels(language)} />,
    },
  },
};
