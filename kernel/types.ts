/** The metas that mark a page kind, each with the id of what the page shows. */
export type IdProperty = 'nid' | 'topicId' | 'journalistId' | 'keywordId' | 'personId';

/** The meta properties that the product reads. */
export type MetaProperty = IdProperty | 'iframe' | 'vast-ad-tag' | 'partner-frame' | 'partner-frame-src';

export interface Page {
  /** The language of the document, such as `fa` or `en`. */
  language: string;
  /** `rtl` or `ltr`, as the root element says. */
  direction: string;
  /** Content of one of the metas the product reads. */
  meta: (property: MetaProperty) => string | undefined;
  /** Key of the page's captcha; empty until the visit answer has named one. */
  captchaKey: string;
}

/** The keys of the reader's state. Each holds one value for each id. */
export type ReaderStateKey = 'poll' | 'itemRating' | 'rateNews' | 'commentRating';

/** What the reader has begun to write, under the form's page and address. */
export type DraftKey = 'draft';

/** How the reader watches: volume, speed, and where films were left. */
export type PlayerKey = 'player';

/** Every key the product stores. */
export type StorageKey = ReaderStateKey | DraftKey | PlayerKey | `accessibility-widget-${string}`;

/** Storage that never throws: what the browser refuses to keep is kept for as long as the page lives. */
export interface ReaderStorage {
  getItem: (key: StorageKey) => string | null | undefined;
  setItem: (key: StorageKey, value: string) => void;
  /** What is kept for an id under a key of the reader's state; whoever reads it checks it. */
  read: (key: ReaderStateKey | DraftKey | PlayerKey, id: string) => unknown;
  /** Keeps anything that JSON can say; undefined drops what was kept. */
  write: (key: ReaderStateKey | DraftKey | PlayerKey, id: string, value: unknown) => void;
}

export interface Digits {
  /** A whole number with a comma every three digits, in the page language's digits. */
  format: (value: number) => string;
}

/** An element whose `data-widget` names the widget that it is the markup of. */
export type Box = HTMLElement;

/** What every widget is handed: the page's facts and the guarded parts of the browser. */
export interface Kernel {
  page: Page;
  storage: ReaderStorage;
  digits: Digits;
  /** Takes the boxes of new markup into care, and its root if that is one. */
  scan: (root: ParentNode) => void;
  /** Wakes a box at once. Settles, and never rejects, once the box is ready or failed. */
  wake: (box: Box) => Promise<void>;
  /** Says that a box that was ready does not work any more: its state, `widget:error` and the console. */
  fail: (box: Box, error: unknown) => void;
}

export type Unmount = () => void;

type Mounted = Unmount | undefined;

/** The one default export of a widget: makes a box work, at once or in a moment, and may say how to undo it. */
export type Mount = (box: Box, kernel: Kernel) => Mounted | Promise<Mounted>;

/** What a widget's module looks like to the loader. */
export interface WidgetModule {
  default: Mount;
}

/** The address of a widget's file, followed by those of the shared chunks that are requested beside it. */
export type WidgetFiles = readonly [file: string, ...shared: string[]];
