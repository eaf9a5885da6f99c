import { beforeEach, expect, test, vi } from 'vitest';
import { click, element, kernelOf, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import words from '../../shared/viewer/words.json' with { type: 'json' };
import { CopyLinkBox } from './box.tsx';
import mount from './copy-link.ts';
import ownWords from './words.json' with { type: 'json' };

/** Replaces animations, which jsdom lacks. They end when the fake clock says so. */
class FakeAnimation {
  onfinish: (() => void) | undefined;
  readonly timer: ReturnType<typeof setTimeout>;
  constructor(duration: number) {
    this.timer = setTimeout(() => this.onfinish?.(), duration);
  }
  cancel(): void {
    clearTimeout(this.timer);
  }
}

const animate = vi.fn((_: Keyframe[], duration: number) => new FakeAnimation(duration));
const writeText = vi.fn<(text: string) => Promise<void>>();
const confirmation = (): string | null => element('[data-copied]').textContent;

beforeEach(() => {
  animate.mockClear();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  Object.assign(Element.prototype, { animate });
});

const wakeCopyLink = () =>
  wake(mount, printBox(<CopyLinkBox language="fa" url="https://dakkeh.ir/n/12" />), kernelOf());

test('a tap copies the link, and the confirmation fades in, stays for 1 s and fades out', async () => {
  await wakeCopyLink();
  element('button').click();
  await vi.advanceTimersByTimeAsync(0);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://dakkeh.ir/n/12');
  expect(animate).toHaveBeenCalledExactlyOnceWith(
    [
      { opacity: 0 },
      { opacity: 1, offset: expect.closeTo(300 / 1600) },
      { opacity: 1, offset: expect.closeTo(1300 / 1600) },
      { opacity: 0 },
    ],
    1600,
  );
  await vi.advanceTimersByTimeAsync(1599);
  expect(confirmation()).toBe(words.fa.copied);
  await vi.advanceTimersByTimeAsync(1);
  expect(confirmation()).toBe('');
});

test('the button asks for another tap if the browser refuses to copy', async () => {
  writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await wakeCopyLink();
  await click('button');
  expect(confirmation()).toBe(ownWords.fa.again);
  await click('button');
  expect(confirmation()).toBe(words.fa.copied);
});

test('a tap does nothing on a page without a clipboard', async () => {
  vi.stubGlobal('navigator', {});
  const failed = vi.fn();
  addEventListener('error', failed);
  await wakeCopyLink();
  await click('button');
  removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
  expect(confirmation()).toBe('');
});
