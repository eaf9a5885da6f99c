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

type Listener<Told> = ((event: Told) => void) | null;

export interface WorkerScope {
  oninstall: Listener<InstallEvent>;
  onactivate: Listener<LastingEvent>;
  onfetch: Listener<PageEvent>;
  onmessage: Listener<MessageEvent<string>>;
  skipWaiting: () => Promise<void>;
  registration: {
    navigationPreload?: { enable: () => Promise<void> };
    unregister: () => Promise<boolean>;
  };
}

export const scope = self as unknown as WorkerScope;
