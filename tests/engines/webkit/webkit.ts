import { fileURLToPath } from 'node:url';
import { firefox, lackingInFirefox } from '../firefox.ts';

/** How Playwright starts WebKitGTK: as a Firefox of Mozilla's, by WebDriver BiDi. */
export const webkit = {
  ...firefox,
  launchOptions: { executablePath: fileURLToPath(new URL('webkitgtk.mjs', import.meta.url)) },
} as const;

/** Flows that cannot pass in WebKitGTK, by how their names begin, with why. */
const lacking = {
  'Its driver knows no frames': ['plays a video that nothing lies over', 'the partner\'s readers see'],
  'Its driver has one page at a time': [
    'display settings hold from the first paint',
    'a vote in one tab appears in the other',
    'a province is chosen by itself',
  ],
  'Its driver runs code without a gesture': ['the small player gives way to a button'],
  'Its driver tells of no workers': ['a stream that the browser cannot play'],
  'Nothing on its line is packed': ['a reader who saves data fetches no dictionary'],
  'It names Shift+Tab “Unidentified”': ['the menu of a phone comes'],
  'Its driver taps with a mouse': ['a video is worked by keys, and has one set'],
  // It is not known whether the site or the driver is at fault.
  'Nobody has found out why': [
    'adverts come with the news',
    'new entries are announced where',
    'a stream whose best level is gone',
  ],
} satisfies Record<string, string[]>;

/** What Firefox lacks is not tried here, either. */
export const lackingInWebKit = [
  ...lackingInFirefox,
  ...Object.values(lacking).flat().map(title => new RegExp(RegExp.escape(title))),
];
