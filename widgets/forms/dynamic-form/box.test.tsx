import { expect, test } from 'vitest';
import { printDynamicForm } from './testing/dynamic-form.tsx';
import { withFreshPages } from '../../shared/testing/page.ts';

withFreshPages();

test('what stands in for the form without script follows its box', () => {
  const box = printDynamicForm({ children: <p>plain</p> });
  expect(box.nextElementSibling?.localName).toBe('noscript');
});
