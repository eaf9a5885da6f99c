/** What a worker knows of the browser, as far as ours uses it: the types of pages have none of it. */

interface LastingEvent {
  waitUntil: (done: Promise<unknown> | undefined) => void;
}

interface InstallEvent extends LastingEvent {
  /** https://developer.mozilla.org/docs/Web/API/InstallEvent/addRoutes */
  addRoutes?: (rule: { condition: object; source: string }) => unknown;
}

export interface PageEvent extends LastingEvent {
  request: Request;
  /** What the browser has asked for by itself, while the worker started; undefined where it has not. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

interface ScopeEvents {
  install: InstallEvent;
  activate: LastingEvent;
  fetch: PageEvent;
  message: Event;
}

export interface WorkerScope {
  addEventListener: <Name extends keyof ScopeEvents>(name: Name, listener: (event: ScopeEvents[Name]) => void) => void;
  skipWaiting: () => Promise<void>;
  registration: {
    navigationPreload?: { enable: () => Promise<void> };
    unregister: () => Promise<boolean>;
  };
}

export const scope = self as unknown as WorkerScope;
