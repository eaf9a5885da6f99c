import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { voteWidgets, widgetFolders } from './widget-folders.ts';
import { freshFolder } from '../test/fresh-folder.ts';

const { at, write: writeFile } = freshFolder();
const write = (...paths: string[]): void => paths.forEach(path => writeFile(path));

const partsOf = (folder: string, name: string, ending = 'tsx'): string[] =>
  [`${name}.${ending}`, `${name}.test.tsx`, 'box.tsx', 'examples.tsx', 'table.ts'].map(file => `${folder}/${file}`);

test('a folder in a group is a widget of that name', () => {
  write(...partsOf('widgets/forms/poll', 'poll'), ...partsOf('widgets/article/like', 'like', 'ts'));
  expect(widgetFolders(at())).toEqual([
    { name: 'like', group: 'article', entry: 'widgets/article/like/like.ts', hasBox: true, hasView: false },
    { name: 'poll', group: 'forms', entry: 'widgets/forms/poll/poll.tsx', hasBox: true, hasView: true },
  ]);
});

test('shared code and empty folders are no widgets', () => {
  write('widgets/shared/island/island.tsx', ...partsOf('widgets/forms/poll', 'poll'));
  mkdirSync(at('widgets/forms/gone'));
  expect(widgetFolders(at()).map(({ name }) => name)).toEqual(['poll']);
});

test.each([
  ['poll.tsx', /^widgets\/forms\/poll lacks a part: add poll\.tsx or poll\.ts, whose default export/],
  ['poll.test.tsx', /^widgets\/forms\/poll lacks a part: add poll\.test\.tsx/],
  ['box.tsx', /^widgets\/forms\/poll lacks a part: add box\.tsx/],
  ['examples.tsx', /^widgets\/forms\/poll lacks a part: add examples\.tsx/],
  ['table.ts', /^widgets\/forms\/poll lacks a part: add table\.ts/],
])('a folder without its %s is refused with what to add', (part, sentence) => {
  write(...partsOf('widgets/forms/poll', 'poll').filter(path => !path.endsWith(`/${part}`)));
  expect(() => widgetFolders(at())).toThrow(sentence);
});

test('a widget that the kernel imports by name needs no box', () => {
  write('widgets/page/arrival/arrival.ts', 'widgets/page/arrival/arrival.test.ts');
  expect(widgetFolders(at()).map(({ name }) => name)).toEqual(['arrival']);
});

test('widgets that import a hook of votes count votes, and no others do', () => {
  for (const name of ['rating', 'mood', 'like', 'poll']) write(...partsOf(`widgets/article/${name}`, name));
  const say = (file: string, text: string): void => writeFile(`widgets/article/${file}`, text);
  say('rating/stars.tsx', "import { usePageVote } from '../../shared/votes/use-page-vote.ts';\n");
  say('mood/mood.tsx', "import { useVote } from '../../shared/votes/use-vote.ts';\n");
  say('like/like.tsx', "import { VoteMessage } from '../../shared/votes/vote-message.tsx';\n");
  say('poll/poll.test.tsx', "import { useVote } from '../../shared/calls/use-call.ts';\n");
  expect(voteWidgets(at())).toEqual(['mood', 'rating']);
});
