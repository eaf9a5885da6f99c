import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { click, element, kernelOf, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { ShareBox } from './box.tsx';
import mount from './share.ts';

const title = 'نان & نمک، «۲۰٪» ارزان‌تر';
const url = 'https://dakkeh.example/news/1001?a=1&b=2';
const printShare = (): HTMLElement => printBox(<ShareBox language="fa" title={title} url={url} />);
const addresses = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('.share a')].map(({ href }) => href);
const button = (): HTMLButtonElement => element('.share button') as HTMLButtonElement;

test('a page without script has a link for each app, with title and URL', () => {
  printShare();
  expect(addresses().map(address => new URL(address).host)).toEqual([
    't.me', 'wa.me', 'x.com',
  ]);
  for (const address of addresses()) {
    const said = [...new URL(address).searchParams.values()].join(' ');
    expect(said).toContain(title);
    expect(said).toContain(url);
  }
  expect(button().disabled).toBe(true);
});

test('any title is encoded as one query parameter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), anything => {
      printBox(<ShareBox language="en" title={anything} url={url} />);
      const [telegram = '', whatsApp = ''] = addresses();
      expect([...new URL(telegram).searchParams]).toEqual([['url', url], ['text', anything]]);
      expect([...new URL(whatsApp).searchParams]).toEqual([['text', `${anything} ${url}`]]);
    }),
  );
});

test('closing the share sheet shows no message', async () => {
  const failed = vi.fn();
  process.on('unhandledRejection', failed);
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('', 'AbortError')) });
  await wake(mount, printShare(), kernelOf());
  await click('.share button');
  process.off('unhandledRejection', failed);
  expect(failed).not.toHaveBeenCalled();
});

test('a browser without a share sheet keeps the button hidden', async () => {
  vi.stubGlobal('navigator', {});
  await wake(mount, printShare(), kernelOf());
  expect(button().disabled).toBe(true);
});
