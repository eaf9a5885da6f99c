export interface Page {
  /** The language of the document, such as `fa` or `en`. */
  language: string;
  /** `rtl` or `ltr`, from the root element. */
  direction: string;
  /** Content of a `<meta property>`. */
  meta: (property: string) => string | undefined;
  /** Key of the page's captcha. Empty until the response to the visit request sets it. */
  captchaKey: string;
}

/** Storage that never throws. A value that the browser refuses to store lasts until the page is closed. */
export interface ReaderStorage {
  getItem: (key: string) => string | null | undefined;
  setItem: (key: string, value: string) => void;
  /**
   * Returns the value of an id under a key. Each key belongs to one widget or one shared folder. The caller validates
   * the value.
   */
  read: (key: string, id: string) => unknown;
  /** Stores a JSON value. Undefined removes it. */
  write: (key: string, id: string, value: unknown) => void;
}

export interface Digits {
  /** Formats a whole number with a comma every three digits, in the digits of the page's language. */
  format: (value: number) => string;
}

/** An element with `data-widget`. */
export type Box = HTMLElement;

/** Passed to every widget: facts of the page, and safe access to storage, files and other boxes. */
export interface Kernel {
  page: Page;
  storage: ReaderStorage;
  digits: Digits;
  /** Schedules all boxes in new markup, including its root. */
  scan: (root: ParentNode) => void;
  /** Wakes a box at once. Resolves, and never rejects, once the box is ready or failed. */
  wake: (box: Box) => Promise<void>;
  /** Returns the URLs of the files of a widget or a pack. */
  filesOf: (name?: string) => WidgetFiles;
  /** Marks a ready box as failed: sets its state, fires `widget:error` and logs the error. */
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

/** The URL of a widget's file, followed by the URLs of the shared chunks that load in parallel. */
export type WidgetFiles = readonly [file: string, ...shared: string[]];
