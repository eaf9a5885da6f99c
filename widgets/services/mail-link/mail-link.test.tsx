import fc from 'fast-check';
import { expect, test } from 'vitest';
import { element, kernelOf, print, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { MailLinkBox } from './box.tsx';
import mount from './mail-link.ts';
import { hideAddress, scramble, showAddress } from './model.ts';

test('each character is XOR-ed with 123', () => {
  expect(scramble('a{')).toBe('\u001a\u0000');
});

test('a hidden address is decoded correctly', () => {
  const part = fc.stringMatching(/^[\w.+-]{1,20}$/);
  const host = fc.stringMatching(/^[\w.-]{1,20}$/);
  const address = fc.tuple(part, host).map(([name, domain]) => `${name}@${domain}`);
  fc.assert(fc.property(address, text => showAddress(hideAddress(text)) === text));
});

test('the markup contains no address and links to the form', () => {
  const box = printBox(<MailLinkBox address="desk@dakkeh.example" formUrl="/write/2">Write</MailLinkBox>);
  expect(box.outerHTML).not.toMatch(/@|desk|dakkeh\.example|mailto/);
  expect(box.getAttribute('href')).toBe('/write/2');
});

test('the link leads to the address while its box is awake', () => {
  const box = printBox(<MailLinkBox address="desk@dakkeh.example" formUrl="/write/2">Write</MailLinkBox>);
  const unmount = wakeAtOnce(mount, box, kernelOf('en'));
  expect([element('a').getAttribute('href'), box.textContent]).toEqual(['mailto:desk@dakkeh.example', 'Write']);
  unmount();
  expect(element('a').getAttribute('href')).toBe('/write/2');
});

test.each(['', '☠', 'bm90IHNjcmFtYmxlZA==', hideAddress('a@b?subject=c')])('data-mail="%s" is reported, and the link stays unchanged', hidden => {
  const box = print(`<a href="/write/1" data-mail="${hidden}">Write</a>`);
  expect(() => mount(box, kernelOf())).toThrow('data-mail');
  expect(box.getAttribute('href')).toBe('/write/1');
});
