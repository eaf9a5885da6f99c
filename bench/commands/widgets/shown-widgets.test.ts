import { expect, test } from 'vitest';
import { askedWidgets, readShownWidgets } from './shown-widgets.ts';

const all = ['poll', 'rating', 'comments'].map(name => ({ name, path: `/catalogue/${name}/first` }));

test('all widgets are asked for where none is', () => {
  expect(askedWidgets(all, [])).toEqual(all);
});

test('widgets come in the order in which they are asked for, each once', () => {
  expect(askedWidgets(all, ['rating', 'poll', 'rating']).map(({ name }) => name)).toEqual(['rating', 'poll']);
});

test('an unknown name is answered with the nearest that there is', () => {
  expect(() => askedWidgets(all, ['comment'])).toThrow('There is no widget "comment" with a box. Did you mean "comments"?');
});

test('without a build it is said how to make one', async () => {
  await expect(readShownWidgets('/nowhere')).rejects.toThrow('There is no /nowhere/examples.mjs: run "npm run build".');
});
