import { beforeEach, expect, test, vi } from 'vitest';
import { withFakeMedia } from '../testing/fake-media.ts';
import { withFreshPages } from '../testing/page.ts';
import { audible } from './audible.ts';
import { presentWhileHeard } from './media-session.ts';

withFreshPages();
withFakeMedia();

const setActionHandler = vi.fn<MediaSession['setActionHandler']>();
const session: { metadata: { title: string } | null; setActionHandler: unknown } = { metadata: null, setActionHandler };

/** What the phone's button to go back does now. */
const back = (): unknown => setActionHandler.mock.calls.findLast(([action]) => action === 'seekbackward')?.[1];

beforeEach(() => {
  session.metadata = null;
  setActionHandler.mockReset();
  Object.assign(navigator, { mediaSession: session });
  vi.stubGlobal('MediaMetadata', class {
    title: string;
    constructor({ title }: { title: string }) {
      this.title = title;
    }
  });
});

async function begin(title: string): Promise<{ media: HTMLVideoElement; letGo: () => void }> {
  const media = document.body.appendChild(document.createElement('video'));
  await media.play();
  return { media, letGo: presentWhileHeard(media, title, '') };
}

test('the phone is told of the film that is heard, and its buttons move that one', async () => {
  const { media: first } = await begin('First');
  expect(session.metadata).toMatchObject({ title: 'First' });
  const { media: second } = await begin('Second');
  expect([session.metadata?.title, first.paused]).toEqual(['Second', true]);
  second.currentTime = 30;
  (back() as () => void)();
  expect([first.currentTime, second.currentTime]).toEqual([0, 20]);
  await first.play();
  expect(session.metadata).toMatchObject({ title: 'First' });
});

test('a film that is gone is let go of, and the phone says nothing of it', async () => {
  const { letGo } = await begin('Gone');
  letGo();
  expect([audible.peek(), session.metadata, back()]).toEqual([null, null, null]);
});

test('one that is gone takes nothing from the one that is heard', async () => {
  const { letGo } = await begin('Gone');
  const { media } = await begin('Here');
  letGo();
  expect([audible.peek(), session.metadata?.title]).toEqual([media, 'Here']);
});

test('nothing of a film is said while a sound is heard that is no player\'s', async () => {
  await begin('Film');
  await document.body.appendChild(document.createElement('audio')).play();
  expect([session.metadata, back()]).toEqual([null, null]);
});
