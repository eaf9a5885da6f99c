import { expect, test } from 'vitest';
import { askedWidgets, readShownWidgets } from './shown-widgets.ts';

const all = ['poll', 'rating', 'comments'].map(name => ({ name, path: `/catalogue/${name}/first` }));

test('an unknown widget is answered with the nearest name', () => {
  expect(() => askedWidgets(all, ['comment'])).toThrow('There is no widget "comment" with a box. Did you mean "comments"?');
});

test('a missing build is answered with how to make one', async () => {
  await expect(readShownWidgets('/nowhere')).rejects.toThrow('There is no /nowhere/examples.mjs: run "npm run build".');
});
