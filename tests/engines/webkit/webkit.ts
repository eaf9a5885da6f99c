import { fileURLToPath } from 'node:url';
import { firefox, lackingInBoth } from '../firefox.ts';

/** Playwright's options for WebKitGTK. Playwright takes it for Mozilla's Firefox, driven by WebDriver BiDi. */
export const webkit = {
  ...firefox,
  launchOptions: { executablePath: fileURLToPath(new URL('webkitgtk.mjs', import.meta.url)) },
} as const;

/** Flows that cannot pass in WebKitGTK, by reason: the beginnings of their test names. */
const lacking = {
  ...lackingInBoth,
  'Its driver knows no frames': ['plays a video that nothing lies over', 'the partner\'s readers see'],
  'Its driver has one page at a time, and forgets what was stored with it': [
    'display settings hold from the first paint',
    'a vote in one tab appears in the other',
    'a province is chosen by itself',
    'a draft of two tabs',
    'nothing is lost or counted twice when the line is cut',
  ],
  'Its driver runs code without a gesture': ['the small player gives way to a button'],
  'Its driver grants no permission': ['prayer times follow the chosen city'],
  'Its driver tells of no workers': ['a stream that the browser cannot play'],
  'Its driver tells of no downloads': ['saves a picture, fills'],
  'Its driver cuts no line': ['taps that are made offline'],
  'Its driver says nothing of less motion': ['a line follows how far'],
  'Its driver taps with a mouse': ['a video is worked by keys, and has one set'],
  'Nothing on its line is packed': ['a reader who has a page is sent', 'a browser says which kernel it has'],
  // https://bugs.webkit.org/show_bug.cgi?id=319492
  'It asks no more for a module that has failed': [
    'a vote goes through although its chunk fails twice',
    'a poll wakes although the runtime',
  ],
  'It fetches no page ahead': ['a link is fetched ahead when it is pointed at', 'is new where it is fetched ahead'],
  'It tells no key of an image': ['the image of a captcha that is under way', 'a reader who scrolls past a captcha'],
  'Its workers outlast Clear-Site-Data': ['a phone keeps nothing of a reader who asks for that, also'],
  'It times no taps': ['a slow tap is reported with its box'],
  // https://github.com/WebPlatformForEmbedded/WPEWebKit/issues/1367
  'It hangs now and then at an early seek in what is played piece by piece': [
    'a stream whose best level is gone',
    'a live channel that cannot be had',
  ],
} satisfies Record<string, string[]>;

export const lackingInWebKit = Object.values(lacking).flat().map(title => new RegExp(RegExp.escape(title)));
