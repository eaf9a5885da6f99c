import { expect, test, vi } from 'vitest';
import { element, print } from '../../shared/testing/page.ts';
import { followAdvanced } from './advanced.ts';

test.each<[seen: string, arrival: NavigationTimingType, isOpen: boolean]>([
  ['shown again where the browser says so of a form that it has filled in anew', 'back_forward', true],
  ['left closed by who has closed them before the widget was there', 'navigate', false],
])('advanced fields are %s', (_, type, isOpen) => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  const box = print('<form><details><select></select></details><input type="hidden" name="advanced" value="1"></form>');
  followAdvanced(box as HTMLFormElement);
  vi.advanceTimersByTime(1000);
  expect((element('details') as HTMLDetailsElement).open).toBe(isOpen);
  expect((element('select') as HTMLSelectElement).disabled).toBe(!isOpen);
  expect((element('input') as HTMLInputElement).value).toBe(isOpen ? '1' : '0');
});
