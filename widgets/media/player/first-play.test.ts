import { beforeEach, expect, test, vi } from 'vitest';
import { audible } from '../../shared/playback/audible.ts';
import { withFakeMedia } from '../../shared/testing/fake-media.ts';
import { element, kernelOf, print } from '../../shared/testing/page.ts';
import { followPlay } from './first-play.ts';
import { shareMediaSession } from './media-session.ts';

withFakeMedia();

const media = (): HTMLVideoElement => element('video') as HTMLVideoElement;

/** Starts a video and follows it. */
function follow(): () => void {
  print('<div><video></video></div>');
  void media().play();
  return followPlay(media(), { title: 'Video', poster: '', mediaId: '' }, kernelOf().storage);
}

test.each([
  [' ', (video: HTMLVideoElement) => video.paused],
  ['k', (video: HTMLVideoElement) => video.paused],
  ['m', (video: HTMLVideoElement) => video.muted],
  ['ArrowUp', (video: HTMLVideoElement) => video.volume === 1],
  ['ArrowRight', (video: HTMLVideoElement) => video.currentTime === 35],
  ['ArrowLeft', (video: HTMLVideoElement) => video.currentTime === 25],
  ['ArrowDown', (video: HTMLVideoElement) => video.volume < 1],
])('the key %s controls a video as in other players', (key, isDone) => {
  follow();
  media().currentTime = 30;
  media().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(isDone(media())).toBe(true);
});

test('a key on a Persian keyboard acts like its Latin letter', () => {
  follow();
  media().dispatchEvent(new KeyboardEvent('keydown', { key: 'ئ', code: 'KeyM', bubbles: true, cancelable: true }));
  expect(media().muted).toBe(true);
});

test('an unmounted video ignores keys', () => {
  const letGo = follow();
  letGo();
  media().dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true, cancelable: true }));
  expect(media().muted).toBe(false);
});

const setActionHandler = vi.fn<MediaSession['setActionHandler']>();
const session: { metadata: { title: string } | null; setActionHandler: unknown } = { metadata: null, setActionHandler };

/** Calls the current handler of the phone's seek-backward button. */
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
  return { media, letGo: shareMediaSession(media, title, '') };
}

test('the media session shows the audible video, and its buttons control it', async () => {
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

test('unmounting a video clears the media session', async () => {
  const { letGo } = await begin('Gone');
  letGo();
  expect([audible.peek(), session.metadata, back()]).toEqual([null, null, null]);
});

test('unmounting another video does not change the media session', async () => {
  const { letGo } = await begin('Gone');
  const { media } = await begin('Here');
  letGo();
  expect([audible.peek(), session.metadata?.title]).toEqual([media, 'Here']);
});

test('the media session is empty while other media of the page are audible', async () => {
  await begin('Video');
  await document.body.appendChild(document.createElement('audio')).play();
  expect([session.metadata, back()]).toEqual([null, null]);
});
