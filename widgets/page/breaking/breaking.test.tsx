import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { click, element, kernelOf, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { BreakingBox } from './box.tsx';
import mount from './breaking.ts';
import { hideClosedLine } from './rendered-hide.ts';

const printLine = (id: string): HTMLElement => printBox(<BreakingBox language="fa" id={id} url="/live/a" title="برف" />);

test('closing hides the line with its id, here and on later pages', async () => {
  await wake(mount, printLine('7'), kernelOf());
  expect(element('.breaking').hidden).toBe(false);
  await click('button');
  expect(element('.breaking').hidden).toBe(true);
  expect(localStorage.getItem('breaking')).toBe('7');
});

test.each([['7', true], ['8', false]])('the inline script after the line %s hides it where it was closed: %j, and once it is closed elsewhere', (id, isHidden) => {
  const line = printLine(id);
  localStorage.setItem('breaking', '7');
  const document = { currentScript: { previousElementSibling: line } };
  runInNewContext(hideClosedLine, { document, localStorage, addEventListener });
  expect(line.hidden).toBe(isHidden);
  localStorage.setItem('breaking', id);
  dispatchEvent(new Event('storage'));
  expect(line.hidden).toBe(true);
});
