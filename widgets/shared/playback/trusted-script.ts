/**
 * Has the page trust one script by its plain address, for what is not ours and starts its worker so. If the page's
 * policy does not allow it, or there is such a script already, nothing changes.
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
