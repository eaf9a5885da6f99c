import { expect, test } from 'vitest';
import { withFreshPages } from '../testing/page.ts';
import { printBox } from '../testing/render.ts';
import { JoinedNames } from './joined-names.tsx';

withFreshPages();

test('each of several names keeps its order to itself, and one name is as it is', () => {
  const names = [<a href="#1" key="1">نیکا</a>, 'Ana'];
  expect(printBox(<p><JoinedNames language="fa" names={names} /></p>).innerHTML).toBe('<bdi><a href="#1">نیکا</a></bdi> و <bdi>Ana</bdi>');
  expect(printBox(<p><JoinedNames language="fa" names={['Ana']} /></p>).innerHTML).toBe('Ana');
});
