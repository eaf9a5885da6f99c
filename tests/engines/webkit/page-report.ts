/** A page's report about itself. */
export interface PageReport {
  kind: 'start' | 'ready' | 'load' | 'moved' | 'console' | 'error';
  url: string;
  text: string;
}

/** Runs in the page before its own scripts, and reports events: WebKit's driver has none. */
export function reporterScript(address: string): void {
  if (self !== top) return;
  const send = fetch;
  const words = String;
  let said: Promise<unknown> = Promise.resolve();
  function tell(kind: PageReport['kind'], text = ''): void {
    const body = JSON.stringify({ kind, text, url: location.href });
    // Sends the reports one after another, so that they arrive in order.
    said = said.then(() => send(address, { method: 'POST', body, keepalive: true })).catch(() => undefined);
  }
  const { error } = console;
  console.error = (...said) => {
    tell('console', said.map(words).join(' '));
    error(...said);
  };
  // GTK's event for Shift+Tab lacks a key name (WebCore/platform/gtk/PlatformKeyboardEventGtk.cpp).
  for (const type of ['keydown', 'keyup'] as const) {
    addEventListener(type, event => event.code === 'Tab' && Object.defineProperty(event, 'key', { value: 'Tab' }), true);
  }
  // Without a window manager, the window never reports the focus.
  document.hasFocus = () => true;
  tell('start');
  document.addEventListener('DOMContentLoaded', () => tell('ready'));
  addEventListener('load', () => tell('load'));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Reports that were pending when the page was suspended may never arrive.
    said = Promise.resolve();
    for (const kind of ['start', 'ready', 'load'] as const) tell(kind);
  });
  for (const type of ['popstate', 'hashchange']) addEventListener(type, () => tell('moved'));
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...entry) => {
      change(...entry);
      tell('moved');
    };
  }
  addEventListener('error', event => event.message && tell('error', event.message));
  addEventListener('unhandledrejection', ({ reason }) => tell('error', words(reason)));
}
