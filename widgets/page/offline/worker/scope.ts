/** Types of the service worker's scope, as far as ours uses them. The DOM library lacks them. */

interface LastingEvent {
  waitUntil: (done: Promise<unknown> | undefined) => void;
}

interface InstallEvent extends LastingEvent {
  /** https://developer.mozilla.org/docs/Web/API/InstallEvent/addRoutes */
  addRoutes?: (rule: { condition: object; source: string }) => unknown;
}

export interface PageEvent extends LastingEvent {
  request: Request;
  /** Response to the browser's navigation preload. Undefined without a preload. */
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
