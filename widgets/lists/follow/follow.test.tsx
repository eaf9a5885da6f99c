import { expect, test } from 'vitest';
import { click, kernelOf, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { FollowBox } from './box.tsx';
import mount from './follow.ts';

const lists = [{ url: '/topic/culture', name: 'فرهنگ' }, { url: '/journalist/3', name: 'لیلا' }];
const printFollow = (): HTMLElement => printBox(<FollowBox language="fa" action="/following" lists={lists} />);
const pressed = (): (string | null)[] => [...document.querySelectorAll('button')].map(button => button.getAttribute('aria-pressed'));
const kept = (): unknown => JSON.parse(localStorage.getItem('following') ?? '{}');

test('a tap follows a list, and the next tap unfollows it', async () => {
  await wake(mount, printFollow(), kernelOf());
  expect(pressed()).toEqual(['false', 'false']);
  await click('[value="/journalist/3"]');
  expect(pressed()).toEqual(['false', 'true']);
  expect(kept()).toEqual({ '/journalist/3': true });
  await click('[value="/journalist/3"]');
  expect(pressed()).toEqual(['false', 'false']);
  expect(kept()).toEqual({});
});

test.each(['/موضوع/فرهنگ', encodeURI('/موضوع/فرهنگ'), `${location.origin}/موضوع/فرهنگ`])('%s is followed by its path', async url => {
  const box = printBox(<FollowBox language="fa" action="/following" lists={[{ url, name: 'فرهنگ' }]} />);
  await wake(mount, box, kernelOf());
  await click('button');
  expect(pressed()).toEqual(['true']);
  expect(kept()).toEqual({ '/موضوع/فرهنگ': true });
});

test('the buttons show the stored state, even after a change by another box', async () => {
  localStorage.setItem('following', '{"/topic/culture":true}');
  await wake(mount, printFollow(), kernelOf());
  expect(pressed()).toEqual(['true', 'false']);
  localStorage.setItem('following', '{}');
  document.dispatchEvent(new Event('following'));
  expect(pressed()).toEqual(['false', 'false']);
});

test.each(['[]', 'null', '{"javascript:alert(1)":true,"//elsewhere.example":true}', '{'])('the stored value %s follows nothing', async text => {
  localStorage.setItem('following', text);
  await wake(mount, printFollow(), kernelOf());
  expect(pressed()).toEqual(['false', 'false']);
});
