import { beforeEach, expect, test, vi } from 'vitest';
import { element, kernelOf, settle, textsOf, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { held, json, serve, text, unreachable } from '../../shared/testing/server.ts';
import { FollowingBox } from './box.tsx';
import mount from './following.ts';
import words from './words.json' with { type: 'json' };

beforeEach(() => vi.resetModules());

const partial = text('{{#newsList}}<li data-id="{{id}}"><a href="{{url}}">{{title}}</a></li>{{/newsList}}');
const newsOf = (...ids: number[]) =>
  json({ newsList: ids.map(id => ({ id, title: `خبر ${id}`, url: `/news/${id}`, image: { src: '/a.webp' } })) });

const printFollowing = (): HTMLElement => printBox(<FollowingBox language="fa" id="a" url="/following" source="/rest/following?edition=fa" />);
const titles = (): (string | null)[] => textsOf('li');
const invitation = (): HTMLElement => element('.following-none');
const said = (): string | null => element('[role=status]').textContent;

async function followNow(...paths: string[]): Promise<void> {
  localStorage.setItem('following', JSON.stringify(Object.fromEntries(paths.map(path => [path, true]))));
  document.dispatchEvent(new Event('following'));
  await settle();
}

test('a reader who follows nothing sees the invitation, without a request', async () => {
  const requests = serve();
  await wake(mount, printFollowing(), kernelOf());
  expect(requests).toEqual([]);
  expect(invitation().hidden).toBe(false);
});

test('the latest news of followed lists replace the invitation', async () => {
  localStorage.setItem('following', '{"/topic/culture":true,"/journalist/3":true}');
  const requests = serve(newsOf(1, 2), partial);
  const kernel = kernelOf();
  await wake(mount, printFollowing(), kernel);
  expect(requests[0]).toMatchObject({ path: '/rest/following', query: { edition: 'fa', of: '/topic/culture,/journalist/3' } });
  expect(titles()).toEqual(['خبر 1', 'خبر 2']);
  expect(invitation().hidden).toBe(true);
  expect(kernel.scan).toHaveBeenCalledOnce();
});

test('a request names at most the thirty lists that were followed last', async () => {
  const requests = serve(newsOf());
  await wake(mount, printFollowing(), kernelOf());
  const paths = Array.from({ length: 31 }, (_, index) => `/keyword/${index}`);
  await followNow(...paths);
  expect(requests[0]?.query.of).toBe(paths.slice(1).join());
});

test('a list that is followed on the same page appears at once', async () => {
  serve(newsOf(1), partial, newsOf(1, 2));
  await wake(mount, printFollowing(), kernelOf());
  await followNow('/topic/culture');
  expect(titles()).toEqual(['خبر 1']);
  await followNow('/topic/culture', '/journalist/3');
  expect(titles()).toEqual(['خبر 1', 'خبر 2']);
  await followNow();
  expect(titles()).toEqual([]);
  expect(invitation().hidden).toBe(false);
});

test('a late answer to an earlier request is dropped', async () => {
  const late = held(newsOf(1));
  serve(late.answer, partial);
  await wake(mount, printFollowing(), kernelOf());
  await followNow('/topic/culture');
  await followNow();
  late.release();
  await settle();
  expect(titles()).toEqual([]);
  expect(invitation().hidden).toBe(false);
});

test('a reader who follows only lists without news sees the invitation', async () => {
  serve(newsOf());
  await wake(mount, printFollowing(), kernelOf());
  await followNow('/topic/culture');
  expect(titles()).toEqual([]);
  expect(invitation().hidden).toBe(false);
});

test('the box shows a message if the news fail to load', async () => {
  serve(unreachable);
  await wake(mount, printFollowing(), kernelOf());
  await followNow('/topic/culture');
  expect(said()).toBe(words.fa.failed);
  expect(invitation().hidden).toBe(true);
});

test('a missing template shows a message and is reported', async () => {
  const reported = vi.fn((event: Event) => event.preventDefault());
  addEventListener('widget:error', reported);
  serve(newsOf(1), unreachable);
  await wake(mount, printFollowing(), kernelOf());
  await followNow('/topic/culture');
  removeEventListener('widget:error', reported);
  expect(said()).toBe(words.fa.failed);
  expect(reported).toHaveBeenCalledOnce();
});
