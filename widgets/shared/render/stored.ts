/** Lifetime of stored data. The newsroom sets the days of `kept` and `ended`. */
export type Lifetime =
  | 'forever' | 'tab' | 'asked' | 'always' | 'kept' | 'ended'
  | { minutes: number } | { hours: number } | { days: number };

/** Data of readers in one place. In names, `*` stands for any text. */
export interface Stored<What extends string = string, Place extends string = string> {
  what: What;
  place: Place;
  names: readonly string[];
  lasts: Lifetime;
}

const local = 'localStorage';

/** Everything that boxes and the server store in the browser. A test fails if anything else is stored. */
export const storedOnPhone = [
  { what: 'reader', place: 'cookie', names: ['reader'], lasts: { days: 365 } },
  { what: 'captcha', place: 'cookie', names: ['captchaKey*'], lasts: { minutes: 10 } },
  { what: 'view', place: 'cookie', names: ['*_responsive'], lasts: { days: 7 } },
  { what: 'advert', place: 'cookie', names: ['floating-ad_*'], lasts: { hours: 2 } },
  { what: 'votes', place: local, names: ['poll', 'itemRating', 'rateNews', 'commentRating'], lasts: 'forever' },
  { what: 'drafts', place: local, names: ['draft'], lasts: { days: 60 } },
  { what: 'waiting', place: local, names: ['outbox *'], lasts: { days: 30 } },
  { what: 'offline', place: local, names: ['offline'], lasts: 'forever' },
  { what: 'following', place: local, names: ['following'], lasts: 'forever' },
  { what: 'searches', place: local, names: ['searches'], lasts: 'forever' },
  { what: 'player', place: local, names: ['player'], lasts: 'forever' },
  { what: 'city', place: local, names: ['prayer-times'], lasts: 'forever' },
  { what: 'display', place: local, names: ['accessibility-widget-*'], lasts: 'forever' },
  { what: 'breaking', place: local, names: ['breaking'], lasts: 'forever' },
  { what: 'size', place: 'sessionStorage', names: ['font-size'], lasts: 'tab' },
  { what: 'tap', place: 'history', names: ['held *'], lasts: 'tab' },
  { what: 'pages', place: 'caches', names: ['dakkeh-*'], lasts: 'forever' },
  { what: 'worker', place: 'serviceWorker', names: ['/worker.js'], lasts: 'forever' },
] as const satisfies readonly Stored[];

/** Returns true if a list contains a name in a place. */
export const isStored = (list: readonly Stored[], place: string, name: string): boolean =>
  list.some(one => one.place === place && one.names.some(known => new RegExp(`^${known.replace('*', '.*')}$`).test(name)));
