/**
 * Trusts one script URL, for a library that passes its worker's URL as a plain string. Does nothing if the page's
 * policy forbids it or already has a default Trusted Types policy.
 */
export function trustScript(trusted: string): void {
  try {
    window.trustedTypes?.createPolicy('default', {
      createScriptURL(address) {
        if (address !== trusted) throw new TypeError(`${address} is not trusted`);
        return address;
      },
    });
  } catch {
    // Without the policy, hls.js runs without a worker.
  }
}
