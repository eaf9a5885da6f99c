/**
 * The address to start a worker by: its script's own, or where that is on another host, from which browsers start none,
 * that of a script of this page which runs the other one.
 */
export function workerOf({ href, origin }: URL): string {
  if (origin === location.origin) return href;
  const trusting = 'self.trustedTypes?.createPolicy("default",{createScriptURL:address=>address});';
  const script = `${trusting}importScripts(${JSON.stringify(href)})`;
  return URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
}
