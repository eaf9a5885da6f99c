export interface Page {
  /** The language of the document, such as `fa` or `en`. */
  language: string;
  /** `rtl` or `ltr`, from the root element. */
  direction: string;
  /** Content of a `<meta property>`. */
  meta: (property: string) => string | undefined;
  /** Key of the page's captcha; empty until the answer to the visit names one. */
  captchaKey: string;
}

/** Storage that never throws: values that the browser refuses last as long as the page. */
export interface ReaderStorage {
  getItem: (key: string) => string | null | undefined;
  setItem: (key: string, value: string) => void;
  /** Value of an id under a key, which belongs to one widget or one shared folder. The caller validates it. */
  read: (key: string, id: string) => unknown;
  /** Stores a value that JSON can represent; undefined removes it. */
  write: (key: string, id: string, value: unknown) => void;
}

export interface Digits {
  /** Formats a whole number with a comma every three digits, in the digits of the page's language. */
  format: (value: number) => string;
}

/** An element with `data-widget`. */
export type Box = HTMLElement;

/** Passed to every widget: facts of the page, and safe access to the browser. */
export interface Kernel {
  page: Page;
  storage: ReaderStorage;
  digits: Digits;
  /** Schedules the boxes of new markup, and its root if that is one. */
  scan: (root: ParentNode) => void;
  /** Wakes a box at once. Resolves, and never rejects, once the box is ready or failed. */
  wake: (box: Box) => Promise<void>;
  /** Addresses of a widget's or a pack's files. */
  filesOf: (name?: string) => WidgetFiles;
  /** Marks a ready box as failed: its state, `widget:error` and the console. */
  fail: (box: Box, error: unknown) => void;
}

export type Unmount = () => void;

type Mounted = Unmount | undefined;

/** Default export of a widget: starts a box, perhaps asynchronously, and may return its cleanup. */
export type Mount = (box: Box, kernel: Kernel) => Mounted | Promise<Mounted>;

/** A widget's module. */
export interface WidgetModule {
  default: Mount;
}

/** The address of a widget's file, followed by those of the shared chunks that are requested beside it. */
export type WidgetFiles = readonly [file: string, ...shared: string[]];
