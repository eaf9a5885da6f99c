export interface Page {
  /** The language of the document, such as `fa` or `en`. */
  language: string;
  /** `rtl` or `ltr`, as the root element says. */
  direction: string;
  /** Content of a `<meta property>`. */
  meta: (property: string) => string | undefined;
  /** Key of the page's captcha; empty until the visit answer has named one. */
  captchaKey: string;
}

/** Storage that never throws: what the browser refuses to keep is kept for as long as the page lives. */
export interface ReaderStorage {
  getItem: (key: string) => string | null | undefined;
  setItem: (key: string, value: string) => void;
  /** What is kept for an id under a key, which is one widget's or one room's; whoever reads it checks it. */
  read: (key: string, id: string) => unknown;
  /** Keeps anything that JSON can say; undefined drops what was kept. */
  write: (key: string, id: string, value: unknown) => void;
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
