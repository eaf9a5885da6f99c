import { fileURLToPath } from 'node:url';
import { phonePrefs } from '../../bench/browser/engines/firefox.ts';

/** Playwright's options for Debian's Firefox as a phone. Switches off the emulation that Firefox lacks. */
export const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  isMobile: false,
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
  launchOptions: {
    executablePath: fileURLToPath(new URL('firefox-esr.mjs', import.meta.url)),
    firefoxUserPrefs: {
      ...phonePrefs,
      // Switches off the back/forward cache: Playwright waits for a load event that does not come
      // (github.com/w3c/webdriver-bidi/issues/661).
      'fission.bfcacheInParent': false,
      'browser.sessionhistory.max_total_viewers': 0,
    },
  },
} as const;

/** Flows that cannot pass in Firefox and WebKitGTK, by reason: the beginnings of their test names. */
export const lackingInBoth = {
  // https://github.com/whatwg/html/issues/3983
  'It shows what follows a stylesheet without it': ['a story does not wait for the styles of what is below it'],
  'Its driver tells no text of a request': [
    'a vote does its proof of work',
    'a vote by comments counts once and is shown when the page is opened again while the answer',
    'a vote by like counts once and is shown when the page is opened again while the answer',
    'a vote by rating counts once and is shown when the page is opened again while the answer',
  ],
  'Its driver has no phone’s viewport, which zooms': ['desktop view is kept'],
  'Its driver lets no test add styles': ['every play icon points right'],
  'Its driver scrolls inside a clip to what it taps': ['a tall description is clipped from the first paint on'],
  'Its driver types Persian by a script, not by keys': ['a dynamic form comes with its definition, edits rich text'],
} satisfies Record<string, string[]>;

/** Flows that cannot pass in Debian's Firefox, by reason: the beginnings of their test names. */
const lacking = {
  ...lackingInBoth,
  'It tells of broken XML in the console': ['the video plays, and the console stays silent, where an ad server answers broken'],
  'It crashes where axe looks at a live channel': ['a live channel that cannot be had says so'],
  'Its styles follow no scroll': ['the back-to-top link appears from 112 px of scroll on, with scroll', 'a line follows how far'],
  // https://bugzilla.mozilla.org/show_bug.cgi?id=2055211
  'It asks no more for a module that has failed': [
    'a vote goes through although its chunk fails twice',
    'a poll wakes although the runtime',
    'a description that stands open for want of its script',
    'taps that are made offline',
  ],
  'Its driver keeps no page in the back/forward cache': ['a page that comes back from the back/forward cache'],
  'It knows no compression dictionaries': ['a reader who has a page is sent', 'a browser says which kernel it has'],
  'Its driver has no mouse beside the finger': ['a link is fetched ahead when it is pointed at', 'is new where it is fetched ahead'],
  'Its driver hides the tab behind': ['a draft of two tabs'],
  'Its driver leaves questions for permissions open': ['prayer times follow the chosen city', 'saves a picture, fills'],
} satisfies Record<string, string[]>;

export const lackingInFirefox = Object.values(lacking).flat().map(title => new RegExp(RegExp.escape(title)));
