import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, serve, silent, text, unreachable } from '../testing/server.ts';

let template: typeof import('./template.ts');
beforeEach(async () => {
  vi.resetModules();
  template = await import('./template.ts');
});
afterEach(() => {
  delete document.documentElement.dataset.theme;
});

const htmlOf = async (data: Record<string, unknown> = {}, name = 'news'): Promise<string> => {
  const element = document.createElement('div');
  element.append(await template.renderTemplate(name, data));
  return element.innerHTML;
};

describe('the URL of a partial', () => {
  test.each([
    ['more-news', {}, undefined, '/resources/theme/global/partials/more-news.html'],
    ['more-news', {}, '', '/resources/theme/global/partials/more-news.html'],
    ['news', {}, 'winter', '/resources/theme/winter/partials/news.html'],
    ['news', { variant: 'list' }, undefined, '/resources/theme/global/partials/news-list.html'],
    ['news', { variant: 'list', condensed: true }, undefined, '/resources/theme/global/partials/news-list.html'],
    ['news', { variant: 'table' }, undefined, '/resources/theme/global/partials/news-table.html'],
    ['news', { variant: 'table', condensed: false }, undefined, '/resources/theme/global/partials/news-table.html'],
    ['news', { variant: 'table', condensed: true }, 'a', '/resources/theme/a/partials/news-table_condensed.html'],
    ['news', { condensed: true }, undefined, '/resources/theme/global/partials/news.html'],
  ])('%s %j of theme %s is %4$s', (name, variant, theme, address) => {
    expect(template.partialAddress(name, variant, 'www.dakkeh.ir', theme)).toBe(address);
  });

  test.each(['localhost', '127.0.0.1', '[::1]', 'dakkeh.localhost', 'newsroom.local', 'dakkeh.test'])(
    'on %s begins at the root',
    host => {
      expect(template.partialAddress('news', {}, host)).toBe('/global/partials/news.html');
    },
  );

  test.each(['dakkeh.ir', 'localhost.ir', 'local', 'mylocalhost', 'test.ir'])('on %s begins at the themes', host => {
    expect(template.partialAddress('news', {}, host)).toBe('/resources/theme/global/partials/news.html');
  });
});

test('a partial comes from the theme of the page', async () => {
  document.documentElement.dataset.theme = 'winter';
  const requests = serve(text('\n<li>{{title}}</li>\n'));
  await expect(htmlOf({ title: '<خبر>' })).resolves.toBe('<li>&lt;خبر&gt;</li>');
  expect(requests.map(({ path }) => path)).toEqual(['/winter/partials/news.html']);
});

test('a partial is fetched once, even if it is used several times at once', async () => {
  const requests = serve(text('{{n}}'), text('{{n}}'));
  await expect(Promise.all([htmlOf({ n: 1 }), htmlOf({ n: 2 })])).resolves.toEqual(['1', '2']);
  await expect(htmlOf({ n: 3 })).resolves.toBe('3');
  expect(requests).toHaveLength(1);
  await htmlOf({ n: 4 }, 'prayers');
  expect(requests).toHaveLength(2);
});

test.each([
  ['out of reach', unreachable],
  ['not there', json({}, 404)],
])('a partial that is %s rejects and is requested again the next time', async (_, failure) => {
  serve(failure, text('{{n}}'));
  await expect(htmlOf({ n: 1 })).rejects.toThrow();
  await expect(htmlOf({ n: 2 })).resolves.toBe('2');
});

test.each(['<li>{{{title}}}</li>', '<li>{{&title}}</li>', '{{#list}}<li>', '<li>{{title</li>'])(
  'a partial that is broken, such as %s, rejects, and is asked for again the next time',
  async broken => {
    serve(text(broken), text('{{title}}'));
    await expect(htmlOf({ title: '<' })).rejects.toThrow('The partial');
    await expect(htmlOf({ title: '<' })).resolves.toBe('&lt;');
  },
);

test('a partial that never arrives rejects after 20 s', async () => {
  serve(silent);
  const failed = vi.fn();
  template.renderTemplate('news', {}).catch(failed);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledOnce();
});

test('our policy creates the HTML if the browser requires Trusted Types', async () => {
  const createHTML = vi.fn((html: string) => html);
  const createPolicy = vi.fn(() => ({ createHTML }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.resetModules();
  template = await import('./template.ts');
  serve(text('<b>{{title}}</b>'));
  await htmlOf({ title: '<i>' });
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('dakkeh', { createHTML: expect.any(Function) });
  expect(createHTML).toHaveBeenCalledExactlyOnceWith('<b>&lt;i&gt;</b>');
});
