import { expect, test, vi } from 'vitest';
import { openFakeViewer, slide, slides } from '../testing/viewer.ts';
import { element, settle } from '../testing/page.ts';
import { shareButton } from './toolbar.ts';

function open(navigator: object, shown = slides(2)) {
  vi.stubGlobal('navigator', navigator);
  const viewer = openFakeViewer(shown);
  const button = shareButton(viewer);
  if (button) viewer.root.append(button);
  return { ...viewer, button };
}

const press = (): void => element('.lightbox-share button').click();
const confirmation = (): string => element('.lightbox-copied').textContent;
const accept = () => vi.fn(() => Promise.resolve());
const refuse = () => vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));

test('the phone\'s share sheet gets the URL and caption of the shown slide', () => {
  const share = accept();
  history.replaceState(null, '', '/news/1301#2');
  open({ share }).goTo(1);
  press();
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'شرح 2', url: `${location.origin}/news/1301#2` });
});

test('a slide without a caption is shared with the title of the page', () => {
  const share = accept();
  document.title = 'بازار وکیل';
  open({ share }, [slide(1, { caption: '' })]);
  press();
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'بازار وکیل', url: location.href });
});

test.each([['closed share sheet', refuse(), accept()], ['refusal to copy', undefined, refuse()]])(
  'a %s shows no message',
  async (_, share, writeText) => {
    open({ share, clipboard: { writeText } });
    press();
    await settle();
    expect(confirmation()).toBe('');
    expect(writeText).toHaveBeenCalledTimes(share ? 0 : 1);
  },
);

test('a second copy shows its confirmation for a full second', async () => {
  open({ clipboard: { writeText: accept() } });
  press();
  await vi.advanceTimersByTimeAsync(600);
  press();
  await vi.advanceTimersByTimeAsync(900);
  expect(confirmation()).toBe('کپی شد');
});

test('the button is missing if the browser can neither share nor copy', () => {
  expect(open({}).button).toBeNull();
});
