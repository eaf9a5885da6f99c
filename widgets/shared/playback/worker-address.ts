/**
 * Returns a URL to start a worker from. Browsers start no worker from another host, so in that case returns a blob URL
 * of a script that imports the worker.
 */
export function workerOf({ href, origin }: URL): string {
  if (origin === location.origin) return href;
  const trusting = 'self.trustedTypes?.createPolicy("default",{createScriptURL:address=>address});';
  const script = `${trusting}importScripts(${JSON.stringify(href)})`;
  return URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
}
