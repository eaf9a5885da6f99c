import { expect, test } from 'vitest';
import { readPacks, widgetEntries } from './packs.ts';
import { type WidgetFolder, widgetFolders } from './widget-folders.ts';

const folder = (name: string): WidgetFolder => ({
  name,
  group: 'lists',
  entry: `widgets/lists/${name}/${name}.ts`,
  hasBox: true,
  hasView: false,
});

const folders = ['like', 'rating', 'ticker'].map(folder);

test('widgets of a pack share one file with its name; others have their own', () => {
  const entries = widgetEntries(folders, { reactions: ['rating', 'like'] });
  expect(entries.map(({ name, widgets }) => [name, widgets.map(one => one.name)])).toEqual([
    ['reactions', ['rating', 'like']],
    ['ticker', ['ticker']],
  ]);
});

test.each([
  ['an unknown widget', { reactions: ['lik'] }, 'names lik, which is no widget'],
  ['a widget twice', { one: ['like'], two: ['like'] }, 'has like twice'],
  ['a widget\'s name', { like: ['rating'] }, 'has a pack "like", which is a widget\'s name'],
])('a list that has %s is refused', (_, packs, sentence) => {
  expect(() => widgetEntries(folders, packs)).toThrow(sentence);
});

test('this project\'s list of packs is valid', () => {
  const all = widgetFolders();
  const entries = widgetEntries(all, readPacks());
  expect(entries.flatMap(({ widgets }) => widgets.map(({ name }) => name)).toSorted()).toEqual(
    all.map(({ name }) => name).toSorted(),
  );
});
