import { expect, test } from 'vitest';
import { control, wakeSaveForm } from '../../shared/testing/form.tsx';
import { kernelOf, print, wake } from '../../shared/testing/page.ts';
import mount from './save-form.tsx';

test('two save forms on one page have separate controls', async () => {
  await wakeSaveForm({ id: '8' });
  expect(control('author').id).toBe('save-form-8-0');
});

test('a save form of another CMS needs no id', async () => {
  const form = '<form data-url="/save"><label>نام <input name="name"></label><button>بفرست</button></form>';
  await wake(mount, print(`<aside data-widget="save-form">${form}</aside>`), kernelOf());
  expect(control('name').id).toBe('save-form-0-0');
});
