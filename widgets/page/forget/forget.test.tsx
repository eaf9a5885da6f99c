import { beforeEach, expect, test, vi } from 'vitest';
import { element, kernelOf, settle, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { ForgetBox } from './box.tsx';
import mount from './forget.ts';

const submit = vi.fn<() => void>();
const cached = new Set<string>();
const unregister = vi.fn(() => Promise.resolve(true));

beforeEach(() => {
  submit.mockReset();
  cached.clear();
  cached.add('dakkeh-read').add('dakkeh-later');
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit);
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...cached]),
    delete: (name: string) => Promise.resolve(cached.delete(name)),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: () => Promise.resolve([{ unregister }]) },
  });
  localStorage.setItem('poll', '{"12":"105"}');
  sessionStorage.setItem('font-size', '20px');
  document.cookie = 'reader=0.12345678;path=/';
  document.cookie = 'floating-ad_5=hidden;path=/';
});

async function ask(): Promise<boolean> {
  await wake(mount, printBox(<ForgetBox action="/stored" sure="Yes" label="Forget" />), kernelOf());
  const isLeft = element('form').dispatchEvent(new Event('submit', { cancelable: true }));
  await settle();
  return isLeft;
}

test('a confirmed form deletes all local data before it is sent', async () => {
  submit.mockImplementation(() => expect([localStorage.length, cached.size]).toEqual([0, 0]));
  expect(await ask()).toBe(false);
  expect(submit).toHaveBeenCalledOnce();
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  expect(unregister).toHaveBeenCalledOnce();
});

test('the form is sent even if the browser has no caches and refuses storage', async () => {
  vi.stubGlobal('caches', undefined);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined });
  const refusing = vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  await ask();
  refusing.mockRestore();
  expect(submit).toHaveBeenCalledOnce();
  expect(document.cookie).toBe('');
});
