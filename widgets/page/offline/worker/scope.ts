/** A worker's view of the browser, as far as ours uses it: the types of pages lack it. */

interface LastingEvent {
  waitUntil: (done: Promise<unknown> | undefined) => void;
}

interface InstallEvent extends LastingEvent {
  /** https://developer.mozilla.org/docs/Web/API/InstallEvent/addRoutes */
  addRoutes?: (rule: { condition: object; source: string }) => unknown;
}

export interface PageEvent extends LastingEvent {
  request: Request;
  /** Answer to the browser's own request while the worker started; undefined without such a request. */
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
